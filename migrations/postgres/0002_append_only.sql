-- The log only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only';
END;
$$;
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_are_not_truncated BEFORE TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

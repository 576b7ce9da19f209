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

-- It grows at its head only: each entry names the hash of the one before it.
CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1 AND hash = NEW.previous) THEN
    RAISE EXCEPTION 'the entry does not continue the log';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER entries_continue_the_log BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_gap();

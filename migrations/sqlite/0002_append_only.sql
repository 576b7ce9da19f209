-- The log only grows.
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER entries_are_not_removed BEFORE DELETE ON entries
BEGIN
  SELECT RAISE(ABORT, 'the log is append-only');
END;

-- It grows at its head only: each entry names the hash of the one before it.
CREATE TRIGGER entries_continue_the_log BEFORE INSERT ON entries
WHEN NEW.seq <> 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1 AND hash = NEW.previous)
BEGIN
  SELECT RAISE(ABORT, 'the entry does not continue the log');
END;

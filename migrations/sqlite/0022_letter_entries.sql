-- The entry a letter was written with: the last of its commit. None: what brought it is no entry.
ALTER TABLE letters ADD COLUMN entry INTEGER;

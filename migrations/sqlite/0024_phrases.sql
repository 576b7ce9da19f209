-- What the seats of a campaign have added to its chance, as its start names them; none: chance comes from the secret alone.
ALTER TABLE campaigns ADD COLUMN phrases TEXT;

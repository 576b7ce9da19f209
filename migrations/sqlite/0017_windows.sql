-- How long a campaign's windows wait. Campaigns that were there before go on as they began.
ALTER TABLE campaigns ADD COLUMN windows TEXT NOT NULL DEFAULT 'everybody';

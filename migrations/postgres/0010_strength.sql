-- How well a bot plays; none for a person, nor for bots of campaigns that are older: these answer with anything that is legal.
ALTER TABLE seats ADD COLUMN strength TEXT;

-- What a seat has said, with its answer to a window, of the windows that follow at the same moment if nobody does anything: JSON.
ALTER TABLE sealed ADD COLUMN follow_ups TEXT NOT NULL DEFAULT '[]';

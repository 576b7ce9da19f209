//! Checks the export of a campaign, offline.

-- Operators see how many entries of a calendar could not be read, by reason: {"time": 2}.
alter table event_sources add column skipped jsonb not null default '{}';

-- What is found by searching has an id of its own.
alter table meeting_notes add column id uuid not null default gen_random_uuid();
create unique index meeting_notes_ids on meeting_notes (id);
alter table deal_pipeline add column id uuid not null default gen_random_uuid();
create unique index deal_pipeline_ids on deal_pipeline (id);
-- For what is noted about a deal that changes.
create index deal_pipeline_noted on deal_pipeline (deal_id) where note <> '' or pass_reason <> '';

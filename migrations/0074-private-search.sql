-- What is found by searching has an id of its own.
alter table meeting_notes add column id uuid not null default gen_random_uuid();
create unique index meeting_notes_ids on meeting_notes (id);
alter table deal_pipeline add column id uuid not null default gen_random_uuid();
create unique index deal_pipeline_ids on deal_pipeline (id);
-- For what is noted about a deal that changes.
create index deal_pipeline_noted on deal_pipeline (deal_id) where note <> '' or pass_reason <> '';

-- The text of a document's pages, by which it is found. Goes with the document.
create table document_pages (
  document_id uuid not null references documents (id) on delete cascade,
  page integer not null,
  text text not null,
  primary key (document_id, page)
);
-- When its text was read, whatever came of it.
alter table documents add column text_read_at timestamptz(3);
create index documents_without_text on documents (id) where state = 'ready' and text_read_at is null;
-- For the data rooms that a member was let in to.
create index deal_grants_of_member on deal_grants (member_id) where state = 'granted';

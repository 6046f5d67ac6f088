-- The ids of items that may have documents, with the room they are in, so that no other room's item gets the same.
create table document_subjects (
  id uuid primary key,
  room text not null
);
insert into document_subjects
  select id, 'deals' from deal_flows union select deal_id, 'deals' from deal_drafts;
insert into document_subjects
  select id, 'investments' from investments on conflict do nothing;
insert into document_subjects
  select id, 'sustainability' from sustainability_files on conflict do nothing;

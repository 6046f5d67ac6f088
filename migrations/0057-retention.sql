-- How long each kind of data is kept; null: as long as what it belongs to. Without changed_at it is the program's default.
create table retention_rules (
  kind text primary key,
  days integer check (days > 0),
  changed_at timestamptz(3)
);
insert into retention_rules (kind, days) values
  ('notifications.read', 90), ('notifications.mails', 90), ('reports.reports', 365),
  ('documents.readings', null), ('sustainability.readings', null), ('events.interactions', null), ('leaving.unused', null);
-- How much was removed, for a year.
create table retention_runs (
  id bigint generated always as identity primary key,
  kind text not null,
  removed integer not null,
  ran_at timestamptz(3) not null default now()
);
create index retention_runs_of_kind on retention_runs (kind, ran_at desc);

-- When a member last used their account, to the day. For members of before, the time begins with this version.
alter table auth."user" add column last_used_at timestamptz(3) not null default now();
create index user_last_used on auth."user" (last_used_at);
-- Members who were told that their account will be deleted because they do not use it.
create table unused_accounts (
  member_id uuid primary key references users (id) on delete cascade,
  told_at timestamptz(3) not null default now()
);

create index document_readings_by_time on document_readings (told_at);
create index sustainability_readings_by_time on sustainability_readings (read_at);
create index event_interactions_by_time on event_interactions (created_at);

-- How many messages were handed over to the mail server and to push services, or refused, by day and reason. Nobody is named.
create table delivery_counts (
  channel text collate "C" not null check (channel in ('mail', 'push')),
  day date not null,
  outcome text collate "C" not null,
  count integer not null,
  last_at timestamptz(3) not null default now(),
  primary key (channel, day, outcome)
);

-- When backups were made, and when one was restored in a rehearsal.
create table backup_records (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  made_at timestamptz(3) not null default now(),
  rows bigint not null,
  files bigint not null,
  bytes bigint not null
);
create index backup_records_newest on backup_records (kind, made_at desc);

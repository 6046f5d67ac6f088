-- Searches that members are told about once a day when others have added something that they find.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references users (id) on delete cascade,
  -- As the member saw it when they saved it: the words and filters in their language.
  name text not null,
  filters jsonb not null,
  created_at timestamptz(3) not null default now(),
  -- What was added since is new to the member: when they last opened it.
  seen_at timestamptz(3) not null default now(),
  -- Until when it was looked through.
  checked_at timestamptz(3) not null default now(),
  new_count integer not null default 0,
  unique (member_id, filters)
);
create index saved_searches_to_check on saved_searches (checked_at);

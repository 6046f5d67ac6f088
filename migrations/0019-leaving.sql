-- When a member's account is deleted, for those who asked for it; since then and until then they are hidden from everybody, and can come back.
alter table users add column leaves_at timestamptz(3), add column leaving_since timestamptz(3);
create index users_leaving on users (leaves_at, id) where leaves_at is not null;

-- What two said to each other belongs to both. When one leaves it stays with the other, as what was said by somebody of whom no more is
-- kept than an id; it goes when the other leaves too.
alter table conversations drop constraint conversations_member_a_fkey, drop constraint conversations_member_b_fkey;

-- What is still to be done after an account was deleted: files to remove, and a mail to the address that it had.
create table farewells (
  id uuid primary key,
  email text,
  files text[] not null,
  created_at timestamptz(3) not null default now()
);

-- The last copy of their data that a member asked for.
create table data_exports (
  member_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz(3) not null default now(),
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  file text collate "C",
  bytes bigint,
  ready_at timestamptz(3)
);

-- What members reported, for the operators. It outlives the accounts of both, without who they were.
create table reports (
  -- made by the reporter's client
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  member_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('spam', 'harassment', 'impersonation', 'false-claims', 'other')),
  details text not null check (char_length(details) <= 2000),
  -- as they were when the report came: the profile as the reporter saw it, and the message with some around it
  profile jsonb,
  messages jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create index reports_newest on reports (created_at desc, id desc);
create index reports_of_reporter on reports (reporter_id);
create index reports_about_member on reports (member_id);

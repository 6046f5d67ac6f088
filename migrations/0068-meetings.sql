-- Comes with PostgreSQL, like pg_trgm: a constraint on a member and a span of time needs it.
create extension if not exists btree_gist;

-- When a member can be met and who may book. Everybody who has ever arranged a meeting has a row, which is locked while their time is given away.
create table meeting_settings (
  member_id uuid primary key references users (id) on delete cascade,
  open_to text not null default 'nobody' check (open_to in ('nobody', 'introduced', 'connections', 'group', 'everybody')),
  -- whose people may book, if it is open to a group
  group_id uuid,
  -- the form in availability.ts; null: never saved
  availability jsonb,
  place_kind text check (place_kind in ('link', 'community', 'phone', 'address')),
  place text not null default '',
  -- invitations for calendars, by email
  mails boolean not null default true
);

create table meetings (
  id uuid primary key,
  -- null: the account was deleted
  asker_id uuid references users (id) on delete set null,
  guest_id uuid references users (id) on delete set null,
  -- through the guest's booking page
  is_booked boolean not null default false,
  state text not null check (state in ('open', 'agreed', 'declined', 'withdrawn', 'cancelled')),
  -- whose answer is awaited while it is open
  turn_id uuid references users (id) on delete set null,
  times timestamptz(3)[] not null default '{}',
  -- in minutes
  length smallint not null check (length between 15 and 90),
  starts_at timestamptz(3),
  ends_at timestamptz(3) check (ends_at > starts_at),
  place_kind text not null check (place_kind in ('link', 'community', 'phone', 'address')),
  place text not null default '',
  -- what was written last, and by whom
  word text not null default '',
  word_by uuid references users (id) on delete set null,
  late_minutes smallint,
  late_by uuid references users (id) on delete set null,
  -- of the invitations for calendars
  sequence integer not null default 0,
  -- reminders that were sent or are not needed
  reminded_day boolean not null default false,
  reminded_hour boolean not null default false,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  check (state <> 'agreed' or (starts_at is not null and ends_at is not null))
);
create index meetings_to_remind on meetings (starts_at) where state = 'agreed' and not reminded_hour;
create index meetings_of_asker on meetings (asker_id);
create index meetings_of_guest on meetings (guest_id);
create index meetings_by_turn on meetings (turn_id) where turn_id is not null;
create index meetings_by_word on meetings (word_by) where word_by is not null;
create index meetings_by_late on meetings (late_by) where late_by is not null;

-- The two sides of a meeting, to list and to protect the time of each.
create table meeting_people (
  meeting_id uuid not null references meetings (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  other_id uuid references users (id) on delete set null,
  -- IANA name of the zone this side's clock was in; null: not known yet
  zone text,
  state text not null,
  -- when it starts, or last changed if no time was agreed
  at timestamptz(3) not null,
  ends_at timestamptz(3),
  primary key (meeting_id, member_id),
  -- The same minute is given away once.
  constraint meeting_people_time exclude using gist (member_id with =, tstzrange(at, ends_at) with &&) where (state = 'agreed')
);
create index meeting_people_by_time on meeting_people (member_id, at, meeting_id);
create index meeting_people_open on meeting_people (member_id, at desc, meeting_id desc) where state = 'open';
create index meeting_people_with on meeting_people (other_id, member_id);

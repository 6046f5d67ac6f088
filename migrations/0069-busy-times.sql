-- Calendars that members keep elsewhere, of which only busy times are stored.
create table busy_calendars (
  id uuid primary key,
  member_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('feed', 'account')),
  -- given by the member
  name text not null,
  host text not null,
  -- address, user name and password, encrypted with a key made from the instance's secret
  access bytea not null,
  -- IANA name; of all-day events, if the calendar names none
  zone text not null,
  read_at timestamptz(3),
  next_read_at timestamptz(3) not null,
  -- why it could not be read the last time, and since when
  failure text,
  failing_since timestamptz(3),
  -- whether the member was notified of that
  told boolean not null default false,
  created_at timestamptz(3) not null default now(),
  check ((failure is null) = (failing_since is null))
);
create index busy_calendars_of_member on busy_calendars (member_id, created_at, id);
create index busy_calendars_due on busy_calendars (next_read_at);

-- When a member is busy, and nothing else; blocks of a calendar do not touch each other.
create table busy_blocks (
  calendar_id uuid not null references busy_calendars (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  primary key (calendar_id, starts_at)
);

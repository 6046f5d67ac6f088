-- A member introduces two connections to each other. Requests for an introduction to a deal are in deal_introductions.

create table member_introductions (
  -- made by the introducer's client
  id uuid primary key,
  introducer_id uuid not null references users (id) on delete cascade,
  -- the smaller id first
  member_a uuid not null references users (id) on delete cascade,
  member_b uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  -- null while it can be answered
  outcome text check (outcome in ('came_about', 'withdrawn', 'expired')),
  closed_at timestamptz(3),
  -- since when the two no longer see it, because of a block between two of the three; open for the introducer, who must not notice
  stopped_at timestamptz(3),
  check (member_a < member_b and introducer_id not in (member_a, member_b)),
  check ((outcome is null) = (closed_at is null))
) with (fillfactor = 80);
create unique index member_introductions_open on member_introductions (introducer_id, member_a, member_b) where outcome is null;
create index member_introductions_newest on member_introductions (introducer_id, created_at desc, id desc);
create index member_introductions_due on member_introductions (expires_at) where outcome is null;
create index member_introductions_of_a on member_introductions (member_a);
create index member_introductions_of_b on member_introductions (member_b);

-- What each of the two was told, and says. Both members are in the introduction, so that these rows go with either account.
create table member_introduction_sides (
  introduction_id uuid not null references member_introductions (id) on delete cascade,
  member_id uuid not null,
  other_id uuid not null,
  -- to this member, about the other
  word text not null,
  -- forgotten once it is over: nobody may learn who passed
  answer text check (answer in ('yes', 'pass')),
  -- whether the member can answer
  is_open boolean not null default true,
  created_at timestamptz(3) not null,
  primary key (introduction_id, member_id),
  check (is_open or answer is null)
) with (fillfactor = 80);
create index member_introduction_sides_newest on member_introduction_sides (member_id, created_at desc, introduction_id desc)
  where is_open and answer is distinct from 'pass';

-- Meetings of one guest with several members at the same time, such as office hours for a group. Null: a meeting of two at a time of its own.
alter table meetings add column occasion_id uuid;
alter table meeting_people add column occasion_id uuid;
create index meetings_of_occasion on meetings (occasion_id) where occasion_id is not null;
alter table meeting_people drop constraint meeting_people_time;
-- The same minute is given away once, except to people of the same occasion.
alter table meeting_people add constraint meeting_people_time
  exclude using gist (member_id with =, coalesce(occasion_id, meeting_id) with <>, tstzrange(at, ends_at) with &&) where (state = 'agreed');

-- Times that members keep free for others, such as office hours: they cannot be booked otherwise.
create table kept_times (
  occasion_id uuid primary key,
  member_id uuid not null references users (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null
);
create index kept_times_of_member on kept_times (member_id, ends_at);

-- What a mentor offers: about what, for whom, and how.
create table office_offers (
  id uuid primary key,
  mentor_id uuid not null references users (id) on delete cascade,
  title text not null,
  about text not null default '',
  topics text[] not null check (cardinality(topics) between 1 and 3),
  open_to text not null check (open_to in ('everybody', 'connections', 'group')),
  -- whose people may book, if it is open to a group
  group_id uuid,
  -- asked before; empty: nothing is
  question text not null default '',
  -- in minutes
  length smallint not null check (length between 15 and 90),
  places smallint not null check (places between 1 and 12),
  place_kind text not null check (place_kind in ('link', 'community', 'phone', 'address')),
  place text not null default '',
  created_at timestamptz(3) not null default now()
);
create index office_offers_of_mentor on office_offers (mentor_id, created_at);

create table office_slots (
  id uuid primary key,
  offer_id uuid not null references office_offers (id) on delete cascade,
  mentor_id uuid not null references users (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  -- the room that its people share
  place text not null default '',
  -- how many places are held
  taken smallint not null default 0
);
create index office_slots_by_time on office_slots (starts_at, id);
create index office_slots_of_offer on office_slots (offer_id, starts_at);
create index office_slots_of_mentor on office_slots (mentor_id, starts_at);

-- Who holds a place, and who waits for one.
create table office_places (
  slot_id uuid not null references office_slots (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  -- a held place is a meeting; null: waits in line
  meeting_id uuid references meetings (id) on delete cascade,
  -- to the mentor's question
  answer text not null default '',
  -- IANA name of the zone of the member's clock
  zone text not null,
  since timestamptz(3) not null default clock_timestamp(),
  primary key (slot_id, member_id)
);
create index office_places_in_line on office_places (slot_id, since, member_id) where meeting_id is null;
create index office_places_of_member on office_places (member_id);
create unique index office_places_of_meeting on office_places (meeting_id) where meeting_id is not null;

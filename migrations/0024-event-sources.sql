-- Where events of the world outside are fetched from, and what became of it.
create table event_sources (
  id uuid primary key,
  kind text not null check (kind in ('eventbrite', 'meetup', 'icalendar', 'web-page', 'mobilizon', 'conference-data')),
  name text not null,
  -- of a feed or page where it is, of Eventbrite whose events: 'organizer/123'
  address text not null,
  added_by uuid references users (id) on delete set null,
  state text not null check (state in ('suggested', 'active', 'paused')),
  last_tried_at timestamptz(3),
  last_ok_at timestamptz(3),
  -- why the last try gave nothing; null after one that did
  last_error text,
  etag text,
  last_modified text,
  next_fetch_at timestamptz(3) not null default now(),
  -- in a row
  failures integer not null default 0,
  events integer not null default 0,
  created_at timestamptz(3) not null default now()
);
create unique index event_sources_once on event_sources (kind, address);
create index event_sources_due on event_sources (next_fetch_at) where state = 'active';
create index event_sources_of_member on event_sources (added_by);

alter table events add foreign key (source_id) references event_sources (id) on delete set null;

-- Pictures of outside events that were asked for: kept under their key, or not to be had.
create table event_pictures (
  key text primary key,
  is_kept boolean not null,
  tried_at timestamptz(3) not null default now()
);

-- What operators did, for the other operators to see.
create table operator_acts (
  id bigint generated always as identity primary key,
  operator_id uuid references users (id) on delete set null,
  -- a text of the catalogue: its id, and its words in English
  act text not null,
  words text not null,
  about text not null default '',
  created_at timestamptz(3) not null default now()
);
create index operator_acts_of_member on operator_acts (operator_id);

-- Events: what the community's members host, and what is fetched from elsewhere, in one table. Amounts are minor units of `currency`.
create table events (
  id uuid primary key,
  source text not null,
  -- what the source calls it; of the community's own, its id
  external_id text not null,
  -- the configured source it was fetched from
  source_id uuid,
  -- the host, of the community's own
  user_id uuid references users (id) on delete set null,
  title text not null,
  description text not null default '',
  event_date timestamptz(3) not null,
  -- when it is over: of whole days, the midnight after the last
  end_date timestamptz(3) not null,
  -- as the IANA names it: what its dates and times are said in
  time_zone text not null,
  all_day boolean not null default false,
  -- false: announced for about then
  is_confirmed boolean not null default true,
  format text not null check (format in ('on-site', 'online', 'hybrid')),
  venue text not null default '',
  address text not null default '',
  city text,
  city_id integer,
  country text,
  latitude double precision,
  longitude double precision,
  -- a quarter of a degree each way, to find what is near
  cell integer generated always as ((floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer) stored,
  category smallint not null,
  type text check (type in ('conference', 'summit', 'networking', 'workshop', 'pitch', 'expo')),
  topics text[] not null default '{}',
  organizer text not null default '',
  -- where one reads more, and registers for what is not the community's own
  website text,
  min_price bigint check (min_price >= 0),
  max_price bigint,
  currency text,
  -- of the community's own: places in all; null for as many as come
  capacity integer check (capacity > 0),
  -- as a source says
  attendees integer,
  picture text,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'retired')),
  cancel_reason text not null default '',
  -- raised with each change that a calendar must hear of
  sequence integer not null default 0,
  is_featured boolean not null default false,
  -- the same event of another source, which is shown instead
  duplicate_of uuid references events (id) on delete set null,
  -- what two sources' words for one event have in common: title, day and place
  sameness text not null default '',
  needs_approval boolean not null default false,
  questions jsonb not null default '[]',
  -- for those who are registered alone
  joining text not null default '',
  registered_count integer not null default 0,
  waiting_count integer not null default 0,
  -- words, and what can be filtered by ('category:102', 'country:DE'), as one index has them
  terms tsvector not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  is_listed boolean not null generated always as (status = 'scheduled' and duplicate_of is null) stored,
  -- true: it stands on its own dates, wherever one looks from; false: at an instant, on whichever day that is for who looks
  is_dated boolean not null generated always as (all_day or format <> 'online' or end_date - event_date > interval '24 hours') stored,
  check (end_date > event_date),
  check (capacity is null or registered_count <= capacity)
-- who registers changes two counts: there is room for that beside the row, so that no index hears of it
) with (fillfactor = 90);
create unique index events_of_source on events (source, external_id);
create index events_by_date on events (event_date, id) where is_listed;
create index events_of_category on events (category, event_date, id) where is_listed;
create index events_at_instant on events (event_date, id) include (user_id) where is_listed and not is_dated;
create index events_at_instant_of_category on events (category, event_date, id) include (user_id) where is_listed and not is_dated;
create index events_near on events (cell, event_date, id) where is_listed and cell is not null;
create index events_featured on events (event_date, id) where is_listed and is_featured;
create index events_of_source_by_date on events (source, event_date, id) where is_listed;
create index events_of_host on events (user_id, event_date desc, id desc) where user_id is not null;
create index events_fetched on events (source_id, event_date) where source_id is not null;
create index events_sameness on events (sameness, event_date);
create index events_duplicates on events (duplicate_of) where duplicate_of is not null;
create index events_terms on events using gin (terms) with (fastupdate = off);

-- On which days a dated event stands: each of its own dates, and of what is longer than a month the first and the last.
create table event_days (
  day date not null,
  event_date timestamptz(3) not null,
  event_id uuid not null references events (id) on delete cascade,
  category smallint not null,
  host_id uuid references users (id) on delete set null,
  primary key (day, event_date, event_id) include (host_id)
);
create index event_days_of_category on event_days (category, day, event_date, event_id) include (host_id);
create index event_days_of_event on event_days (event_id);
create index event_days_of_host on event_days (host_id) where host_id is not null;

-- The events ahead that are about something, in the order of their dates.
create table event_topics (
  topic text not null,
  event_date timestamptz(3) not null,
  event_id uuid not null references events (id) on delete cascade,
  primary key (topic, event_date, event_id)
);
create index event_topics_of_event on event_topics (event_id);

create function keep_event_days() returns trigger language plpgsql as $$
declare
  moved uuid[];
begin
  if tg_op = 'UPDATE' then
    -- most changes are of what is counted, and move nothing
    select array_agg(a.id) into moved from before_change b join after_change a on a.id = b.id
    where (a.event_date, a.end_date, a.time_zone, a.category, a.user_id, a.topics, a.is_listed, a.is_dated)
      is distinct from (b.event_date, b.end_date, b.time_zone, b.category, b.user_id, b.topics, b.is_listed, b.is_dated);
    if moved is null then return null; end if;
    delete from event_days where event_id = any(moved);
    delete from event_topics where event_id = any(moved);
  end if;
  insert into event_days (day, event_date, event_id, category, host_id)
  select s.day::date, c.event_date, c.id, c.category, c.user_id
  from after_change c,
    lateral (select (c.event_date at time zone c.time_zone)::date first,
      ((c.end_date - interval '1 millisecond') at time zone c.time_zone)::date last) dates,
    lateral (
      select generate_series(dates.first, dates.last, interval '1 day') as day where dates.last - dates.first <= 31
      union all select dates.first where dates.last - dates.first > 31
      union all select dates.last where dates.last - dates.first > 31
    ) s
  where c.is_listed and c.is_dated and (moved is null or c.id = any(moved));
  insert into event_topics (topic, event_date, event_id)
  select distinct topic, c.event_date, c.id from after_change c, unnest(c.topics) topic where c.is_listed and (moved is null or c.id = any(moved));
  return null;
end $$;
create trigger keep_days_of_new_events after insert on events
  referencing new table as after_change for each statement execute function keep_event_days();
create trigger keep_days_of_changed_events after update on events
  referencing old table as before_change new table as after_change for each statement execute function keep_event_days();

-- Who registered for what, what became of it, and what they were at: of events elsewhere, as they said themselves.
create table user_event_history (
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  attendance_status text not null
    check (attendance_status in ('requested', 'waiting', 'registered', 'attended', 'cancelled', 'no_show', 'declined')),
  -- to the host's questions, by the question's id
  answers jsonb not null default '{}',
  registration_date timestamptz(3) not null default now(),
  -- in which order those who wait get a place that becomes free
  line bigint generated always as identity,
  checked_in_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, event_id)
);
create index user_event_history_of_event on user_event_history (event_id, line);
create index user_event_history_by_status on user_event_history (event_id, attendance_status, line);

-- What a member wants to be shown and told of, and whether others see where they go (null: not asked yet).
create table user_event_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  preferred_categories text[] not null default '{}',
  preferred_locations text[] not null default '{}',
  location_radius smallint not null default 25,
  allow_virtual_events boolean not null default true,
  min_price integer not null default 0,
  max_price integer not null default 500,
  include_free_events boolean not null default true,
  email_notifications boolean not null default true,
  push_notifications boolean not null default true,
  notification_frequency text not null default 'weekly' check (notification_frequency in ('daily', 'weekly', 'monthly')),
  advance_notice_days smallint not null default 7,
  preferred_days text[] not null default '{}',
  preferred_times text[] not null default '{}',
  timezone text not null default 'UTC',
  calendar_sync_enabled boolean not null default true,
  calendar_provider text not null default 'google' check (calendar_provider in ('google', 'outlook', 'apple')),
  auto_add_registered_events boolean not null default true,
  shows_attendance boolean,
  -- false until the form was saved once: nothing is sent to who never asked for it
  is_saved boolean not null default false,
  updated_at timestamptz(3) not null default now()
);

-- What a member does not want to be recommended again. Nobody else is ever shown anything of it.
create table event_recommendations (
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  is_dismissed boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, event_id)
);

create table event_interactions (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  interaction_type text not null check (interaction_type in ('registration_attempted', 'view_clicked')),
  event_source text not null,
  event_url text,
  created_at timestamptz(3) not null default now()
);
create unique index event_interactions_once on event_interactions (user_id, event_id, interaction_type);

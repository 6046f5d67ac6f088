-- Groups of a community (cohorts, programmes, circles), and what belongs to them.
create table groups (
  id uuid primary key,
  name text not null,
  description text not null default '',
  -- open: members find it and join; request: members find it, leaders accept; hidden: it does not exist for others
  visibility text not null check (visibility in ('open', 'request', 'hidden')),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- nothing new happens in it from then on
  archived_at timestamptz(3),
  -- kept by the trigger below
  people_count integer not null default 0,
  created_at timestamptz(3) not null default now()
);
create index groups_by_name on groups (name, id);

create table group_people (
  group_id uuid not null references groups (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  is_leader boolean not null default false,
  -- leaders are listed first
  rank smallint not null generated always as (case when is_leader then 0 else 1 end) stored,
  joined_at timestamptz(3) not null default clock_timestamp(),
  primary key (member_id, group_id)
);
create unique index group_people_in_order on group_people (group_id, rank, joined_at, member_id);

create table group_requests (
  group_id uuid not null references groups (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  asked_at timestamptz(3) not null default clock_timestamp(),
  primary key (member_id, group_id)
);
create unique index group_requests_in_order on group_requests (group_id, asked_at, member_id);

create function count_group_people() returns trigger language plpgsql as $$
begin
  update groups set people_count = people_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = case tg_op when 'INSERT' then new.group_id else old.group_id end;
  return null;
end $$;
create trigger count_group_people after insert or delete on group_people for each row execute function count_group_people();

-- What belongs to a group can be read by its people alone. Without a foreign key: what a deleted group leaves behind is deleted in parts.
alter table posts add column group_id uuid, add column group_pinned_at timestamptz(3);
drop index posts_newest;
create index posts_newest on posts (created_at desc, id desc) where group_id is null;
create index posts_newest_of_member on posts (user_id, created_at desc, id desc) where group_id is null;
create index posts_of_group on posts (group_id, created_at desc, id desc) where group_id is not null;
create index posts_pinned_in_group on posts (group_id) where group_pinned_at is not null;
-- An organisation's page lists only posts that everybody can read.
alter table post_organisation_mentions add column in_group boolean not null default false;
drop index post_organisation_mentions_newest;
create index post_organisation_mentions_newest on post_organisation_mentions (organisation_id, posted_at desc, post_id desc)
  where comment_id is null and not in_group;

-- Events of a group are in no list but the group's own, so `is_listed` is computed anew, with the indexes that depend on it.
alter table events add column group_id uuid;
alter table events drop column is_listed;
alter table events add column is_listed boolean not null
  generated always as (status = 'scheduled' and duplicate_of is null and group_id is null) stored;
create index events_by_date on events (event_date, id) where is_listed;
create index events_of_category on events (category, event_date, id) where is_listed;
create index events_at_instant on events (event_date, id) include (user_id) where is_listed and not is_dated;
create index events_at_instant_of_category on events (category, event_date, id) include (user_id) where is_listed and not is_dated;
create index events_near on events (cell, event_date, id) where is_listed and cell is not null;
create index events_featured on events (event_date, id) where is_listed and is_featured;
create index events_of_source_by_date on events (source, event_date, id) where is_listed;
create index events_of_group on events (group_id, event_date, id) where group_id is not null;

-- Articles and links that leaders keep for a group, and webinars for its people alone.
create table group_resources (
  id uuid primary key,
  group_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  text text not null default '',
  link text,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index group_resources_newest on group_resources (group_id, created_at desc, id desc);
create index group_resources_of_member on group_resources (user_id);
alter table webinars add column group_id uuid;
drop index webinars_by_end;
create index webinars_by_end on webinars (ends_at, id) where group_id is null;
create index webinars_of_group on webinars (group_id, ends_at, id) where group_id is not null;

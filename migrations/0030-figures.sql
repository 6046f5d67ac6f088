-- What the first screen says in figures, kept with each change, so that none is counted from all that ever happened. Days are UTC.

-- How many a member is connected to, and on which days those connections were made.
create table connection_counts (
  member_id uuid primary key references users (id) on delete cascade,
  connections integer not null
) with (fillfactor = 80);
create table connection_days (
  member_id uuid not null references users (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (member_id, day)
);

-- Rows are taken in the order of the members, so that two changes do not wait for each other in a circle.
create function count_connections() returns trigger language plpgsql as $$
declare
  members uuid[];
begin
  if tg_op = 'INSERT' then
    insert into connection_counts as kept (member_id, connections)
    select side.member_id, count(*) from changed c, lateral (values (c.member_a), (c.member_b)) side (member_id)
    group by side.member_id order by side.member_id
    on conflict (member_id) do update set connections = kept.connections + excluded.connections;
    insert into connection_days as kept (member_id, day, count)
    select side.member_id, (c.created_at at time zone 'UTC')::date as day, count(*)
    from changed c, lateral (values (c.member_a), (c.member_b)) side (member_id) group by side.member_id, day order by side.member_id, day
    on conflict (member_id, day) do update set count = kept.count + excluded.count;
  else
    -- those who leave the community have no row any more
    select array_agg(side.member_id) into members from changed c, lateral (values (c.member_a), (c.member_b)) side (member_id);
    perform from connection_counts where member_id = any(members) order by member_id for no key update;
    update connection_counts kept set connections = kept.connections - gone.connections
    from (select member_id, count(*) as connections from unnest(members) member_id group by member_id) gone where gone.member_id = kept.member_id;
    update connection_days kept set count = kept.count - gone.count
    from (
      select side.member_id, (c.created_at at time zone 'UTC')::date as day, count(*) as count
      from changed c, lateral (values (c.member_a), (c.member_b)) side (member_id) group by side.member_id, day
    ) gone
    where gone.member_id = kept.member_id and gone.day = kept.day;
  end if;
  return null;
end $$;
create trigger count_new_connections after insert on connections
  referencing new table as changed for each statement execute function count_connections();
create trigger count_ended_connections after delete on connections
  referencing old table as changed for each statement execute function count_connections();

insert into connection_counts (member_id, connections)
select side.member_id, count(*) from connections c, lateral (values (c.member_a), (c.member_b)) side (member_id) group by side.member_id;
insert into connection_days (member_id, day, count)
select side.member_id, (c.created_at at time zone 'UTC')::date, count(*)
from connections c, lateral (values (c.member_a), (c.member_b)) side (member_id) group by 1, 2;

-- How many deals there are, by where they stand: each owner's, and all of them.
create table deal_standings (
  user_id uuid not null references users (id) on delete cascade,
  status text not null,
  count integer not null,
  primary key (user_id, status)
);
create table deal_totals (
  status text primary key,
  count integer not null
);

create function count_deals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update deal_standings kept set count = kept.count - gone.count
    from (select user_id, status, count(*) as count from before_change group by user_id, status) gone
    where gone.user_id = kept.user_id and gone.status = kept.status;
    perform from deal_totals where status in (select status from before_change) order by status for no key update;
    update deal_totals kept set count = kept.count - gone.count
    from (select status, count(*) as count from before_change group by status) gone where gone.status = kept.status;
  end if;
  if tg_op <> 'DELETE' then
    insert into deal_standings as kept (user_id, status, count)
    select user_id, status, count(*) from after_change group by user_id, status order by user_id, status
    on conflict (user_id, status) do update set count = kept.count + excluded.count;
    insert into deal_totals as kept (status, count)
    select status, count(*) from after_change group by status order by status
    on conflict (status) do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_new_deals after insert on deal_flows
  referencing new table as after_change for each statement execute function count_deals();
create trigger count_removed_deals after delete on deal_flows
  referencing old table as before_change for each statement execute function count_deals();

-- Most changes of a deal move it nowhere.
create function count_moved_deals() returns trigger language plpgsql as $$
begin
  insert into deal_standings as kept (user_id, status, count)
  values (old.user_id, old.status, -1), (new.user_id, new.status, 1)
  on conflict (user_id, status) do update set count = kept.count + excluded.count;
  insert into deal_totals as kept (status, count)
  select status, by from (values (old.status, -1), (new.status, 1)) moved (status, by) order by status
  on conflict (status) do update set count = kept.count + excluded.count;
  return null;
end $$;
create trigger count_moved_deals after update of status on deal_flows
  for each row when (old.status is distinct from new.status) execute function count_moved_deals();

insert into deal_standings (user_id, status, count) select user_id, status, count(*) from deal_flows group by user_id, status;
insert into deal_totals (status, count) select status, count(*) from deal_flows group by status;

-- Whose turn it is in a conversation, and since when: `speaker_id` spoke last, and began to at `since`. `counted` messages of it are in
-- `message_counts`. A reaction keeps it, after the fact, so that nobody who writes waits for it.
create table conversation_turns (
  conversation_id bigint primary key references conversations (id) on delete cascade,
  member_a uuid not null,
  member_b uuid not null,
  counted integer not null,
  speaker_id uuid,
  since timestamptz(3)
) with (fillfactor = 80);

-- How many messages there are in a member's conversations.
create table message_counts (
  member_id uuid primary key references users (id) on delete cascade,
  messages integer not null
) with (fillfactor = 80);

-- How long a member took to answer, each time; those of the last 90 days are kept.
create table response_times (
  member_id uuid not null references users (id) on delete cascade,
  at timestamptz(3) not null,
  seconds integer not null
);
create index response_times_latest on response_times (member_id, at desc) include (seconds);

create function uncount_messages() returns trigger language plpgsql as $$
declare
  members uuid[];
begin
  select array_agg(side.member_id) into members from gone g, lateral (values (g.member_a), (g.member_b)) side (member_id);
  perform from message_counts where member_id = any(members) order by member_id for no key update;
  update message_counts kept set messages = kept.messages - gone_of.messages
  from (
    select side.member_id, sum(g.counted) as messages
    from gone g, lateral (values (g.member_a), (g.member_b)) side (member_id) group by side.member_id
  ) gone_of
  where gone_of.member_id = kept.member_id;
  return null;
end $$;
create trigger uncount_messages after delete on conversation_turns
  referencing old table as gone for each statement execute function uncount_messages();

-- Makes these three anew from what was said.
create function recount_messages() returns void language plpgsql as $$
begin
  delete from conversation_turns;
  delete from message_counts;
  delete from response_times;
  create temporary table turns on commit drop as
    select conversation_id, position, sender_id, created_at,
      lag(created_at) over (partition by conversation_id order by position) as asked_at
    from (
      select conversation_id, position, sender_id, created_at,
        lag(sender_id) over (partition by conversation_id order by position) is distinct from sender_id as begins
      from chat_messages where unsent_at is null
    ) said
    where begins;
  insert into conversation_turns (conversation_id, member_a, member_b, counted, speaker_id, since)
  select c.id, c.member_a, c.member_b, c.last_position, latest.sender_id, latest.created_at
  from conversations c
  left join (
    select distinct on (conversation_id) conversation_id, sender_id, created_at from turns order by conversation_id, position desc
  ) latest on latest.conversation_id = c.id;
  insert into message_counts (member_id, messages)
  select u.id, sum(t.counted) from conversation_turns t, lateral (values (t.member_a), (t.member_b)) side (member_id)
  join users u on u.id = side.member_id group by u.id;
  insert into response_times (member_id, at, seconds)
  select u.id, t.created_at, greatest(0, floor(extract(epoch from t.created_at - t.asked_at)))::integer from turns t join users u on u.id = t.sender_id
  where t.asked_at is not null and t.created_at > now() - interval '90 days';
  drop table turns;
end $$;
select recount_messages();

-- Who looked at whose profile today; that somebody did is counted once a day, and who it was is forgotten when the day is over.
create table profile_views (
  day date not null,
  viewer_id uuid not null references users (id) on delete cascade,
  profile_id uuid not null references users (id) on delete cascade,
  primary key (day, viewer_id, profile_id),
  check (viewer_id <> profile_id)
);
create index profile_views_of_viewer on profile_views (viewer_id);
create index profile_views_of_profile on profile_views (profile_id);
-- How many looked at a member's profile, day by day. It stays as it was counted, whoever leaves or blocks.
create table profile_view_days (
  member_id uuid not null references users (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (member_id, day)
);

-- A member's latest interests that cannot be undone, and what became of them, read from the index alone.
create index matches_interests_of on matches (user_id, settled_at desc, id desc) include (waiting)
  where status = 'accepted' and settled_at is not null;

-- Members who host an event with its host, once they have accepted.
create table event_co_hosts (
  event_id uuid not null references events (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  invited_by uuid references users (id) on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  primary key (event_id, member_id)
);
create index event_co_hosts_of_member on event_co_hosts (member_id);
create index event_co_hosts_invited_by on event_co_hosts (invited_by) where invited_by is not null;

-- What a guest shows at the entrance. It opens nothing by itself: only those who host the event can check somebody in by it.
alter table user_event_history add column ticket uuid not null default gen_random_uuid();
create unique index user_event_history_ticket on user_event_history (ticket);

-- Events that repeat are made as one event for each date. The id of a series is its first event's.
alter table events add column series_id uuid;
create index events_of_series on events (series_id, event_date, id) where series_id is not null;
-- Events of a series share their picture.
create index events_with_own_picture on events (picture) where picture is not null and source = 'community';

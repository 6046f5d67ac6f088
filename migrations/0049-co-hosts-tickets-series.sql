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

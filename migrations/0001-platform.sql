-- What every room builds on: likeness of words, and the record of what happened.

create extension if not exists pg_trgm;

-- The domain events: a row is written in the transaction of the change it tells of.
-- `transaction_id` orders them by when they can be seen: ids are drawn before commit, so a lower id may appear later.
create table domain_events (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  type text collate "C" not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index domain_events_in_order on domain_events (transaction_id, id);
create index domain_events_age on domain_events (created_at);

-- How far each reaction has read.
create table reaction_positions (
  reaction text collate "C" primary key,
  transaction_id xid8 not null default '0',
  event_id bigint not null default 0,
  failures integer not null default 0,
  retry_at timestamptz(3),
  last_error text
);

-- Attempts on accounts, counted across all nodes (rate-limiter-flexible's table).
create table rate_limits (
  key text collate "C" primary key,
  points integer not null default 0,
  expire bigint
);

-- What the program itself keeps for all its nodes, such as the key that signs cookies.
create table instance_settings (
  name text collate "C" primary key,
  value text not null
);

-- What founders report to those who invest: a period, some words, figures. To whom is fixed when it is sent.

create table updates (
  -- made by the founder's client
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  -- a quarter or a month: 2026-Q3, 2026-09
  period text not null,
  body text not null,
  currency text not null,
  -- in minor units of the currency; burn is net, a month
  revenue bigint,
  cash bigint,
  burn bigint,
  team integer check (team >= 0),
  customers integer check (customers >= 0),
  -- kg of CO2 equivalents in the period
  emissions_saved bigint check (emissions_saved >= 0),
  -- how many it was sent to, and how many of those have opened it; who leaves later stays counted
  receivers integer not null default 0 check (receivers >= 0),
  readers integer not null default 0 check (readers between 0 and receivers),
  sent_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz(3),
  -- by operators: nobody but its founder sees it any more
  hidden_at timestamptz(3)
) with (fillfactor = 80);
create index updates_of_founder on updates (user_id, sent_at desc, id desc);

-- Who may read one, with what its list is ordered and filtered by.
create table update_receivers (
  update_id uuid not null references updates (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  sender_id uuid not null,
  sent_at timestamptz(3) not null,
  read_at timestamptz(3),
  primary key (update_id, member_id)
) with (fillfactor = 80);
create index update_receivers_newest on update_receivers (member_id, sent_at desc, update_id desc) include (sender_id);
create index update_receivers_of_founder on update_receivers (member_id, sender_id, sent_at desc, update_id desc);

-- Deals: rounds that members look for investors for. Amounts are minor units of `currency`; `euros` and the like are whole euros, about,
-- to compare and order by, and are never shown.
create table deal_flows (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  company_name text not null,
  description text not null,
  impact text not null default '',
  industry text not null,
  funding_stage text not null,
  funding_amount bigint not null check (funding_amount > 0),
  valuation bigint check (valuation >= 0),
  min_investment bigint not null check (min_investment >= 0),
  max_investment bigint not null,
  currency text not null,
  euros bigint not null,
  min_euros bigint not null,
  max_euros bigint not null,
  country text,
  city_id integer,
  city text,
  geography text[] not null,
  co_investment boolean not null default false,
  -- percent of the round that is committed
  progress smallint not null default 0 check (progress between 0 and 100),
  contact_person text not null default '',
  contact_email text not null default '',
  website text,
  sdgs smallint[] not null default '{}',
  readers text not null default 'members' check (readers in ('members', 'investors', 'granted')),
  status text not null default 'active' check (status in ('active', 'open', 'oversubscribed', 'closed', 'completed')),
  -- words of title, company and description, and what can be filtered by ('stage:seed'), as one index has them
  terms tsvector not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (max_investment >= min_investment)
);
create index deal_flows_newest on deal_flows (created_at desc, id desc);
create index deal_flows_largest on deal_flows (euros desc, id desc);
create index deal_flows_of_member on deal_flows (user_id, updated_at desc, id desc);
create index deal_flows_terms on deal_flows using gin (terms) with (fastupdate = off);

-- What is being written and is not posted: at most one new deal a member, and one for each deal that is changed.
create table deal_drafts (
  user_id uuid not null references users (id) on delete cascade,
  deal_id uuid not null,
  -- as the form has it, whatever it lacks
  content jsonb not null,
  updated_at timestamptz(3) not null default now(),
  -- nobody else writes under it, or adds files to it
  primary key (deal_id)
);
create index deal_drafts_of_member on deal_drafts (user_id, updated_at desc);

-- How often what was done about a deal, kept in step by whoever writes an interaction, so that no view counts them.
create table deal_counts (
  deal_id uuid primary key references deal_flows (id) on delete cascade,
  viewed integer not null default 0,
  downloaded integer not null default 0,
  bookmarked integer not null default 0,
  interested integer not null default 0,
  requested_intro integer not null default 0
);

-- Up to which of the investors, in the order of their ids, it was looked whether a new deal fits them; null at first.
create table deal_tellings (
  deal_id uuid primary key references deal_flows (id) on delete cascade,
  up_to uuid
);
-- Those whom a deal may fit, without reading all investors.
create index investor_preferences_wishes on investor_preferences using gin (stages, industries, geography) with (fastupdate = off)
  where notifications_enabled;

-- What members other than the owner did. Views, readings and downloads are rows of their own each; the others are one a member and deal.
create table deal_interactions (
  id bigint generated always as identity primary key,
  deal_id uuid not null references deal_flows (id) on delete cascade,
  investor_id uuid not null references users (id) on delete cascade,
  action_type text not null check (action_type in ('viewed', 'read', 'downloaded', 'bookmarked', 'interested', 'requested_intro', 'invested')),
  "timestamp" timestamptz(3) not null default now()
);
create unique index deal_interactions_once on deal_interactions (investor_id, deal_id, action_type)
  where action_type in ('bookmarked', 'interested', 'requested_intro', 'invested');
-- who did something within a time is counted from it alone
create index deal_interactions_of_deal on deal_interactions (deal_id, action_type, "timestamp" desc, id desc) include (investor_id);
create index deal_interactions_of_member on deal_interactions (investor_id, action_type, "timestamp" desc, id desc);

-- The same by day (UTC), for the owner's figures: kept by the statement that writes or takes back. Bookmarks have no day.
create table deal_days (
  deal_id uuid not null references deal_flows (id) on delete cascade,
  day date not null,
  -- 'talking': an introduction was accepted
  action text not null check (action in ('viewed', 'read', 'downloaded', 'interested', 'requested_intro', 'talking', 'invested')),
  count integer not null,
  primary key (deal_id, day, action)
);

-- Who came by a deal, how far they came and when last, for its owner. Of what was told or counted with their knowledge, and of nothing else.
create table deal_investors (
  deal_id uuid not null references deal_flows (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  step text not null,
  visits integer not null default 0,
  at timestamptz(3) not null,
  primary key (deal_id, member_id)
);
create index deal_investors_last on deal_investors (deal_id, at desc, member_id desc);

-- Requests for an introduction, and what became of them.
create table deal_introductions (
  deal_id uuid not null references deal_flows (id) on delete cascade,
  investor_id uuid not null references users (id) on delete cascade,
  note text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'later', 'accepted', 'declined')),
  -- why it was declined, in the owner's words
  reason text not null default '',
  requested_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  primary key (deal_id, investor_id)
);
create index deal_introductions_of_member on deal_introductions (investor_id, requested_at desc, deal_id desc);

-- An investor's own list of deals. Nobody else is ever shown anything of it.
create table deal_pipeline (
  investor_id uuid not null references users (id) on delete cascade,
  deal_id uuid not null references deal_flows (id) on delete cascade,
  step text not null check (step in ('saved', 'interested', 'talks', 'passed', 'invested')),
  -- among those of the same step, the smallest first
  place double precision not null,
  pass_reason text not null default '',
  note text not null default '',
  updated_at timestamptz(3) not null default now(),
  primary key (investor_id, deal_id)
);
create index deal_pipeline_steps on deal_pipeline (investor_id, step, place, deal_id);

-- Whom an owner lets read, or does not, whatever others may.
create table deal_grants (
  deal_id uuid not null references deal_flows (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('asked', 'granted', 'refused')),
  -- null for whoever was let in or kept out without asking
  asked_at timestamptz(3),
  -- of one who asks again: when they were refused
  answered_at timestamptz(3),
  primary key (deal_id, member_id),
  check (asked_at is not null or answered_at is not null)
);
create index deal_grants_waiting on deal_grants (deal_id, (state <> 'asked'), (coalesce(asked_at, answered_at)) desc, member_id desc);

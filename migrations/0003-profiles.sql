-- Members as they describe themselves. `id` is the account's id.

create table users (
  id uuid primary key references auth."user" (id) on delete cascade,
  email text not null unique,
  role text not null default 'member' check (role in ('member', 'admin')),
  full_name text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  user_type text not null default 'startup' check (user_type in ('startup', 'investor', 'mentor', 'advisor')),
  joined_as_advisor boolean not null default false,
  company_name text not null default '',
  industry text,
  bio text not null default '',
  location text,
  country char(2),
  city_id integer,
  city text,
  latitude real,
  longitude real,
  website text,
  linkedin text,
  expertise_areas text[] not null default '{}',
  sdgs smallint[] not null default '{}',
  funding_stage text check (funding_stage in ('pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge')),
  founded_year integer,
  team_size integer,
  years_experience integer,
  portfolio_size integer,
  raising_amount bigint check (raising_amount >= 0),
  current_valuation bigint check (current_valuation >= 0),
  currency char(3) not null default 'EUR',
  investment_focus text,
  investment_criteria text,
  sfdr_article text check (sfdr_article in ('article-6', 'article-8', 'article-9', 'not-in-scope')),
  profile_picture text,
  cover_photo text,
  email_visibility text not null default 'connections' check (email_visibility in ('everyone', 'connections', 'nobody')),
  profile_emails boolean not null default false,
  profile_completed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index users_newest on users (created_at desc, id desc);

create table investor_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  stages text[] not null default '{}',
  industries text[] not null default '{}',
  geography text[] not null default '{}',
  min_investment bigint check (min_investment >= 0),
  max_investment bigint check (max_investment >= min_investment),
  currency char(3) not null default 'EUR',
  notifications_enabled boolean not null default true,
  updated_at timestamptz(3) not null default now()
);

-- Two members who accepted each other; one row a pair, the smaller id first.
create table connections (
  member_a uuid not null references users (id) on delete cascade,
  member_b uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (member_a, member_b),
  check (member_a < member_b)
);
create index connections_of_b on connections (member_b);

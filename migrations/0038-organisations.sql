-- Companies, funds and other bodies, and the people in them.

create table organisations (
  -- made by the founder's client
  id uuid primary key,
  slug text collate "C" not null unique,
  kind text not null check (kind in ('startup', 'fund', 'corporate', 'accelerator', 'public')),
  name text not null,
  -- the words of the name, folded by the program (search-words.ts), to find the same name however it is written
  folded_name text collate "C" not null,
  legal_name text,
  logo text,
  cover text,
  website text,
  countries char(2)[] not null default '{}',
  founded_year integer,
  team_size integer,
  industries text[] not null default '{}',
  description text not null default '',
  sdgs smallint[] not null default '{}',
  registry_number text,
  registry_country char(2),
  lei char(20),
  currency char(3) not null default 'EUR',
  -- startups
  funding_stage text check (funding_stage in ('pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge')),
  raising_amount bigint check (raising_amount >= 0),
  current_valuation bigint check (current_valuation >= 0),
  -- funds
  thesis text not null default '',
  stages text[] not null default '{}',
  min_ticket bigint check (min_ticket >= 0),
  max_ticket bigint check (max_ticket >= min_ticket),
  sfdr_article text check (sfdr_article in ('article-6', 'article-8', 'article-9', 'not-in-scope')),
  vehicle text,
  fund_size bigint check (fund_size >= 0),
  is_public boolean not null default false,
  people_count integer not null default 0,
  -- by operators: nobody but its people sees it any more
  hidden_at timestamptz(3),
  -- a duplicate that operators merged into another one; kept until everything that belonged to it has moved
  merged_into uuid references organisations (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
) with (fillfactor = 80);
create index organisations_of_name on organisations (folded_name);
create index organisations_public on organisations (id) where is_public and hidden_at is null and merged_into is null;
create index organisations_merged on organisations (merged_into) where merged_into is not null;

-- Every slug that an organisation has or had; its page is found by all of them.
create table organisation_slugs (
  slug text collate "C" primary key,
  organisation_id uuid not null references organisations (id) on delete cascade deferrable initially deferred
);
create index organisation_slugs_of on organisation_slugs (organisation_id);

create table organisation_members (
  organisation_id uuid not null references organisations (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  title text not null default '',
  -- the month they started: 2024-03
  since char(7),
  is_listed boolean not null default false,
  -- whether they are told about its deals
  wants_deals boolean not null default false,
  joined_at timestamptz(3) not null default clock_timestamp(),
  primary key (organisation_id, member_id)
);
create index organisation_members_of on organisation_members (member_id, joined_at, organisation_id);

-- The organisation whose name and facts a profile shows.
alter table users add column organisation_id uuid references organisations (id) on delete set null;
-- Which fields of the profile it supplies; the others are the member's own.
alter table users add column supplied text[] not null default '{}';
create index users_of_organisation on users (organisation_id) where organisation_id is not null;
-- Members at a domain, for colleagues.
create index users_of_domain on users ((split_part(lower(email), '@', 2))) where email_confirmed;

create function count_organisation_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update organisations o set people_count = o.people_count + come.n
    from (select organisation_id, count(*) n from after_change group by 1) come where o.id = come.organisation_id;
  else
    update organisations o set people_count = o.people_count - gone.n
    from (select organisation_id, count(*) n from before_change group by 1) gone where o.id = gone.organisation_id;
  end if;
  return null;
end $$;
create trigger count_come after insert on organisation_members
  referencing new table as after_change for each statement execute function count_organisation_members();
create trigger count_gone after delete on organisation_members
  referencing old table as before_change for each statement execute function count_organisation_members();

-- Either to a member, or to whoever shows that an address is theirs. A declined one looks open to those who sent it.
create table organisation_invitations (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  member_id uuid references users (id) on delete cascade,
  email text,
  role text not null check (role in ('owner', 'admin', 'member')),
  title text not null default '',
  invited_by uuid references users (id) on delete set null,
  invited_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  declined_at timestamptz(3),
  check (num_nonnulls(member_id, email) = 1)
);
create index organisation_invitations_newest on organisation_invitations (organisation_id, invited_at desc, id desc);
create unique index organisation_invitations_to_member on organisation_invitations (organisation_id, member_id) where member_id is not null;
create unique index organisation_invitations_to_address on organisation_invitations (organisation_id, email) where email is not null;
create index organisation_invitations_of_member on organisation_invitations (member_id) where member_id is not null;
create index organisation_invitations_of_address on organisation_invitations (email) where email is not null;
create index organisation_invitations_by on organisation_invitations (invited_by);

create table organisation_requests (
  organisation_id uuid not null references organisations (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  note text not null default '',
  asked_at timestamptz(3) not null default clock_timestamp(),
  declined_at timestamptz(3),
  primary key (organisation_id, member_id)
);
create index organisation_requests_oldest on organisation_requests (organisation_id, asked_at, member_id) where declined_at is null;
create index organisation_requests_of on organisation_requests (member_id);

-- How an organisation has shown that the domain of its website is its own.
create table organisation_verifications (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  token text not null,
  -- empty until verified
  domain text,
  method text check (method in ('dns', 'file', 'email')),
  -- for 'email': whose address it is
  member_id uuid references users (id) on delete set null,
  verified_at timestamptz(3),
  checked_at timestamptz(3),
  -- since when it could no longer be confirmed
  failed_at timestamptz(3)
);
create index organisation_verifications_of_domain on organisation_verifications (domain) where verified_at is not null;
create index organisation_verifications_due on organisation_verifications (checked_at) where verified_at is not null;
create index organisation_verifications_by on organisation_verifications (member_id);

-- A fund's investment in a company, shown once both sides have stated it.
create table organisation_portfolio (
  fund_id uuid not null references organisations (id) on delete cascade,
  company_id uuid not null references organisations (id) on delete cascade,
  fund_stated boolean not null default false,
  company_stated boolean not null default false,
  stated_at timestamptz(3) not null default clock_timestamp(),
  primary key (fund_id, company_id),
  check (fund_id <> company_id)
);
create index organisation_portfolio_of_company on organisation_portfolio (company_id, fund_id);

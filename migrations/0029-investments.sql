-- What investors keep of their investments; nobody else reads any of it. Amounts are minor units of the investment's currency.
create table investments (
  -- made by the member's client
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the deal it was made in; what was known of it stays here when that goes
  deal_id uuid references deal_flows (id) on delete set null,
  company_name text not null,
  instrument text not null check (instrument in ('shares', 'preferred', 'convertible', 'safe', 'loan', 'fund', 'revenue-share', 'other')),
  status text not null check (status in ('completed', 'funded', 'invested', 'active', 'pending', 'reviewing')),
  currency text not null,
  industry text,
  funding_stage text,
  country text,
  sdgs smallint[] not null default '{}',
  note text not null default '',
  -- of its first flow, or the last that was its first: kept by whoever writes flows, for the order of the list
  first_date date not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index investments_of_member on investments (user_id, first_date desc, id desc);
create index investments_of_deal on investments (deal_id) where deal_id is not null;

-- Money that moved; the kind says which way.
create table investment_flows (
  id uuid primary key,
  investment_id uuid not null references investments (id) on delete cascade,
  kind text not null check (kind in ('investment', 'follow-on', 'fee', 'distribution')),
  date date not null,
  amount bigint not null check (amount > 0),
  note text not null default ''
);
create index investment_flows_of_investment on investment_flows (investment_id, date, id);

-- What a holding is worth at the end of a day.
create table investment_valuations (
  id uuid primary key,
  investment_id uuid not null references investments (id) on delete cascade,
  date date not null,
  value bigint not null check (value >= 0),
  note text not null default '',
  unique (investment_id, date)
);

-- Units of a currency for one euro on a day; without an owner, the community's.
create table exchange_rates (
  user_id uuid references users (id) on delete cascade,
  currency text not null,
  date date not null,
  rate numeric(18, 9) not null check (rate > 0),
  unique nulls not distinct (user_id, currency, date)
);

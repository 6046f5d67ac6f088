-- What operators need to help members: a list to find them in, whether our mails reached them, and what was done for them.

-- One narrow row for each member, kept by a reaction to what changes them. The terms are what they are found by: the folded words of their
-- name, their address and its domain.
create table member_listings (
  member_id uuid primary key references users (id) on delete cascade,
  joined_at timestamptz(3) not null,
  user_type text collate "C" not null,
  is_confirmed boolean not null,
  -- the name in lower case without accents
  sort_name text collate "C" not null,
  -- a day in UTC; the day of joining until they come back
  last_seen_on date not null,
  terms tsvector not null
);
create index member_listings_joined on member_listings (joined_at, member_id);
create index member_listings_named on member_listings (sort_name, member_id);
create index member_listings_seen on member_listings (last_seen_on, member_id);
create index member_listings_type_joined on member_listings (user_type, joined_at, member_id);
create index member_listings_type_named on member_listings (user_type, sort_name, member_id);
create index member_listings_type_seen on member_listings (user_type, last_seen_on, member_id);
create index member_listings_unconfirmed_joined on member_listings (joined_at, member_id) where not is_confirmed;
create index member_listings_unconfirmed_named on member_listings (sort_name, member_id) where not is_confirmed;
create index member_listings_unconfirmed_seen on member_listings (last_seen_on, member_id) where not is_confirmed;
create index member_listings_terms on member_listings using gin (terms) with (fastupdate = off);

-- The mails to a member: which kind and what the mail server answered, never what was in them. A mail that is sent again after a failure
-- keeps its row.
create table mail_deliveries (
  id bigint generated always as identity primary key,
  member_id uuid not null references users (id) on delete cascade,
  -- a text of the catalogue: 'Confirm the email address'
  kind text not null,
  words text not null,
  -- what tells one mail from the next of its kind, where they have that
  reference text,
  is_sent boolean not null,
  attempts integer not null default 1,
  -- of the mail server; empty once the mail was sent
  answer text not null,
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now()
);
create index mail_deliveries_to_member on mail_deliveries (member_id, id desc);
create index mail_deliveries_by_age on mail_deliveries (first_at);

-- What those who run the community did about a member, with the reason that the member was told.
create table support_acts (
  id bigint generated always as identity primary key,
  member_id uuid not null references users (id) on delete cascade,
  operator_id uuid references users (id) on delete set null,
  act text not null,
  reason text not null check (char_length(reason) <= 2000),
  -- the change of address that the act asked for
  change_id uuid,
  created_at timestamptz(3) not null default now()
);
create index support_acts_about_member on support_acts (member_id, id desc);
create index support_acts_by_operator on support_acts (operator_id);
create index support_acts_by_age on support_acts (created_at);

-- An act on many members at once, and the members that are left. Both go after a day.
create table bulk_acts (
  id uuid primary key,
  operator_id uuid not null references users (id) on delete cascade,
  act text not null check (act in ('suspend', 'export')),
  -- of a suspension; null until it is lifted
  days integer,
  reason text not null check (char_length(reason) <= 2000),
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  state text not null check (state in ('running', 'done', 'stopped')),
  created_at timestamptz(3) not null default now()
);
create index bulk_acts_by_operator on bulk_acts (operator_id);
create index bulk_acts_by_age on bulk_acts (created_at);
create table bulk_act_members (
  bulk_id uuid not null references bulk_acts (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  primary key (bulk_id, member_id)
);
create index bulk_act_members_by_member on bulk_act_members (member_id);

-- Operators may correct an address after the member has proved who they are; the owner of the address before can object for some days.
alter table email_changes add column is_by_operator boolean not null default false;
create table email_objections (
  token_hash bytea primary key,
  change_id uuid not null references email_changes (id) on delete cascade,
  user_id uuid not null references auth."user" (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index email_objections_by_change on email_objections (change_id);
create index email_objections_by_user on email_objections (user_id);
create index email_objections_by_expiry on email_objections (expires_at);

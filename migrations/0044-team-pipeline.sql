-- The deal pipeline that the people of an organisation share. Nobody else is ever shown anything of it.
create table team_pipelines (
  -- no reference, so that a merged or deleted organisation's pipeline is there when the program moves or deletes it
  organisation_id uuid primary key,
  -- colleagues' votes on a deal are shown to those who have voted on it
  votes_hidden boolean not null default true,
  started_at timestamptz(3) not null default now()
);

create table team_columns (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references team_pipelines (organisation_id) on update cascade on delete cascade,
  -- one of the columns that every pipeline starts with, whose name is translated; empty once it is renamed
  standard text check (standard in ('screening', 'call', 'diligence', 'committee', 'invested', 'passed')),
  name text not null default '',
  -- the leftmost first
  place integer not null,
  check ((standard is null) = (name <> '')),
  unique (organisation_id, id)
);
create index team_columns_in_order on team_columns (organisation_id, place, id);

create table team_cards (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  deal_id uuid not null references deal_flows (id) on delete cascade,
  column_id uuid not null,
  -- among those of the same column, the smallest first
  place double precision not null,
  -- the colleague responsible for it
  owner_id uuid references users (id) on delete set null,
  added_by uuid references users (id) on delete set null,
  added_at timestamptz(3) not null default clock_timestamp(),
  unique (organisation_id, deal_id),
  foreign key (organisation_id, column_id) references team_columns (organisation_id, id) on update cascade on delete cascade
) with (fillfactor = 80);
create index team_cards_in_column on team_cards (organisation_id, column_id, place, deal_id);
create index team_cards_of_deal on team_cards (deal_id);
create index team_cards_of_owner on team_cards (owner_id) where owner_id is not null;
create index team_cards_added_by on team_cards (added_by) where added_by is not null;

create table team_notes (
  -- made by the author's client
  id uuid primary key,
  card_id uuid not null references team_cards (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  -- nobody but its author is shown anything of it
  is_private boolean not null,
  text text not null,
  written_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz(3)
);
create index team_notes_newest on team_notes (card_id, written_at desc, id desc);
create index team_notes_of_author on team_notes (author_id, written_at);

create table team_votes (
  card_id uuid not null references team_cards (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  vote text not null check (vote in ('yes', 'no', 'unsure')),
  reason text not null default '',
  -- when it was cast or last changed
  voted_at timestamptz(3) not null default clock_timestamp(),
  primary key (card_id, member_id)
);
create index team_votes_newest on team_votes (card_id, voted_at desc, member_id desc);
create index team_votes_of_member on team_votes (member_id);

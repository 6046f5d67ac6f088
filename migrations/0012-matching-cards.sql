-- Matching's own view of the members with a complete profile: one row each, kept from the profiles by a reaction to their changes.
create table match_members (
  user_id uuid primary key references users (id) on delete cascade,
  member_group text collate "C" not null,
  joined_at timestamptz(3) not null,
  -- where they may be and what they may be shown to: the gates and the commonest facts ('is:stage:seed', 'takes:place:dach')
  terms tsvector not null,
  -- the same facts and more, a bit each (slots.ts), so that a viewer's weights of them are added up by counting bits
  slots varbit not null,
  -- what their standing adds to every match with them
  pull real not null default 0,
  -- for drawing some at random by an index
  lot double precision not null default random(),
  -- to how many they were shown, and until when they are shown to nobody new
  shown integer not null default 0,
  shown_until timestamptz(3) not null default '-infinity',
  wanted_until timestamptz(3) not null default '-infinity'
) with (fillfactor = 85);
-- Read for every member who may be a candidate: not compressed.
alter table match_members alter terms set storage plain, alter slots set storage plain;
-- How many members have a term decides which are looked for (focus.ts): the statistics shall know many terms.
alter table match_members alter terms set statistics 300;
-- Without a pending list, which every look for cards would have to read through.
create index match_members_terms on match_members using gin (terms) with (fastupdate = off);
create index match_members_newest on match_members (member_group, joined_at desc);
create index match_members_lots on match_members (member_group, lot);

-- What they are and what they look for, as the engine takes it: read only of those who are looked at closely, so it lies apart.
create table match_facts (
  user_id uuid primary key references match_members (user_id) on delete cascade,
  -- json is handed out as it came in
  facts json not null
);

-- What decisions have shown of members: of whom they accept, and of how others decide on them.
create table match_standings (
  user_id uuid primary key references users (id) on delete cascade,
  taste jsonb not null,
  accepts integer not null default 0,
  rejects integer not null default 0,
  -- accepts as they fade with half-lives of 6 and of 18 months, as of faded_at
  recent_accepts double precision not null default 0,
  steady_accepts double precision not null default 0,
  faded_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  wanted integer not null default 0,
  declined integer not null default 0,
  connections integer not null default 0
);

-- To whom a member was shown among the cards, and when first.
create table match_shown (
  viewer_id uuid not null references users (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  shown_at timestamptz(3) not null default now(),
  primary key (viewer_id, member_id)
);
create index match_shown_of_member on match_shown (member_id, shown_at desc);

-- What scores are compared to, made anew each night: the scores of random pairs by kind, and how common everything is.
create table match_references (
  version bigint generated always as identity primary key,
  made_at timestamptz(3) not null default now(),
  weights_version text not null,
  quantiles jsonb not null,
  community jsonb not null
);

-- Weights learned from the community's own decisions; while none is active, those that came with the program are used.
create table match_weights (
  version text primary key,
  made_at timestamptz(3) not null default now(),
  weights jsonb not null,
  decisions integer not null,
  is_active boolean not null default false
);
create unique index match_weights_active on match_weights (is_active) where is_active;

-- Members who were here before are entered as if they had just changed for matching, and for nothing else.
insert into domain_events (type, payload)
select 'match.memberFound', jsonb_build_object('member_id', id) from users where profile_completed;

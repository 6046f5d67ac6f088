-- What members decided about each other, one row for each that decided about another.
create table matches (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  matched_user_id uuid not null references users (id) on delete cascade,
  match_score smallint not null check (match_score between 0 and 100),
  status text not null check (status in ('accepted', 'rejected')),
  -- the card as it was shown
  match_data jsonb not null,
  note text check (char_length(note) <= 300),
  created_at timestamptz(3) not null default now(),
  -- since when it cannot be undone and the other side may hear of it
  settled_at timestamptz(3),
  -- whether the other has decided about this member too
  answered boolean not null default false,
  unique (user_id, matched_user_id),
  check (user_id <> matched_user_id)
);
create index matches_recent on matches (user_id, created_at desc, id desc);
create index matches_interests on matches (matched_user_id, settled_at desc, id desc)
  where status = 'accepted' and not answered and settled_at is not null;
-- For whoever leaves the community: their rows go with them.
create index matches_of_matched on matches (matched_user_id);
create index matches_unsettled on matches (created_at) where settled_at is null;
create index matches_unsettled_of on matches (user_id) where settled_at is null;

create table match_bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, member_id),
  check (user_id <> member_id)
);
create index match_bookmarks_newest on match_bookmarks (user_id, created_at desc, member_id desc);
create index match_bookmarks_of_member on match_bookmarks (member_id);

-- Connections are listed from either side, last first.
drop index connections_of_b;
create index connections_of_a_newest on connections (member_a, created_at desc, member_b desc);
create index connections_of_b_newest on connections (member_b, created_at desc, member_a desc);

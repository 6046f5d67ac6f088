-- A post's poll. Its question is the post's text.
create table post_polls (
  post_id uuid primary key references posts (id) on delete cascade,
  ends_at timestamptz not null
);

create table post_poll_options (
  post_id uuid not null references post_polls (post_id) on delete cascade,
  place smallint not null,
  text text not null,
  -- Votes stay counted when those who gave them delete their accounts.
  votes integer not null default 0,
  -- The votes that readers see while the poll runs. They follow in steps, so that nobody sees the effect of one vote.
  shown_votes integer not null default 0,
  primary key (post_id, place)
);

create table post_poll_votes (
  post_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  place smallint not null,
  voted_at timestamptz not null default now(),
  primary key (post_id, user_id),
  foreign key (post_id, place) references post_poll_options (post_id, place) on delete cascade
);
create index post_poll_votes_of_member on post_poll_votes (user_id);

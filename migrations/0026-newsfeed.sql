-- Posts, comments, likes and the topics that members follow.
-- Whoever changes anything of a post holds its row first: counts are kept with it, and a post that goes takes all with it.

create table posts (
  -- made by the author's client
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  content text not null,
  -- the key of its picture without width and ending, what it shows, and its size in pixels
  image_url text unique,
  image_alt text not null default '',
  image_width integer,
  image_height integer,
  topics text[] not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  -- of those that stand and are not hidden
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz(3),
  -- by operators: nobody but its author sees it any more
  hidden_at timestamptz(3),
  check ((image_url is null) = (image_width is null) and (image_url is null) = (image_height is null))
) with (fillfactor = 80);
create index posts_newest on posts (created_at desc, id desc);
create index posts_of_member on posts (user_id, created_at desc, id desc);

-- A post under each of its topics, with what decides whether one sees it there, so that a page is read from one index.
create table post_topics (
  topic text not null,
  created_at timestamptz(3) not null,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null,
  is_hidden boolean not null default false,
  primary key (topic, created_at, post_id)
);
create index post_topics_of_post on post_topics (post_id);

create table post_topic_follows (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, topic)
);

create table post_likes (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (post_id, user_id)
);
create index post_likes_of_member on post_likes (user_id, created_at desc, post_id);
create index post_likes_last on post_likes (post_id, created_at desc);

-- Comments and one level of replies. The whole stands in one order: each comment followed by its replies.
create table post_comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  parent_id uuid references post_comments (id) on delete cascade,
  -- null once it is deleted: it stays as long as there are replies
  user_id uuid references users (id) on delete cascade,
  content text not null,
  -- when the comment was made that it is or replies to, and which that is
  thread_at timestamptz(3) not null,
  thread_id uuid not null,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  hidden_at timestamptz(3)
) with (fillfactor = 90);
create index post_comments_in_order on post_comments (post_id, thread_at, thread_id, created_at, id);
-- whoever a viewer does not see is taken out of a post's count by this
create index post_comments_by on post_comments (post_id, user_id);
create index post_comments_of_member on post_comments (user_id);
create index post_comments_replies on post_comments (parent_id) where parent_id is not null;

-- Whom a post or a comment names, and by which name: '@' and the name stand in its text.
create table post_mentions (
  post_id uuid not null references posts (id) on delete cascade,
  comment_id uuid references post_comments (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  name text not null,
  unique nulls not distinct (post_id, comment_id, member_id)
);
create index post_mentions_of_comment on post_mentions (comment_id) where comment_id is not null;
create index post_mentions_of_member on post_mentions (member_id);

-- Pictures that were sent and stand in no post yet.
create table post_uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  image_url text not null unique,
  image_width integer not null,
  image_height integer not null,
  created_at timestamptz(3) not null default now()
);
create index post_uploads_of_member on post_uploads (user_id, created_at);

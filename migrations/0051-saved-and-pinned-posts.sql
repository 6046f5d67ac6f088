-- Posts that members have saved for themselves. Nobody else learns of it: nothing about the post changes.
create table saved_posts (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  saved_at timestamptz(3) not null default clock_timestamp(),
  primary key (user_id, post_id)
);
create index saved_posts_newest on saved_posts (user_id, saved_at desc, post_id desc);
create index saved_posts_of_post on saved_posts (post_id);

-- When operators pinned a post to the top of the feed, its author to their profile, and admins of an organisation that it mentions to its page.
alter table posts add column feed_pinned_at timestamptz(3), add column profile_pinned_at timestamptz(3);
create index posts_pinned_in_feed on posts (feed_pinned_at) where feed_pinned_at is not null;
create index posts_pinned_on_profile on posts (user_id) where profile_pinned_at is not null;
alter table post_organisation_mentions add column pinned_at timestamptz(3);
create index post_organisation_mentions_pinned on post_organisation_mentions (organisation_id) where pinned_at is not null;

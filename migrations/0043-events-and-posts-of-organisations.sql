-- Events hosted by an organisation. `user_id` stays the member who is responsible for it.
alter table events add column organisation_id uuid references organisations (id) on delete set null;
create index events_of_organisation on events (organisation_id, event_date, id) where organisation_id is not null;

-- Which organisations a post or a comment names, and by which name: '@' and the name are in its text.
create table post_organisation_mentions (
  post_id uuid not null references posts (id) on delete cascade,
  comment_id uuid references post_comments (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null,
  -- when the post was created: an organisation's page lists posts by it
  posted_at timestamptz(3) not null,
  unique nulls not distinct (post_id, comment_id, organisation_id)
);
create index post_organisation_mentions_of_comment on post_organisation_mentions (comment_id) where comment_id is not null;
create index post_organisation_mentions_newest on post_organisation_mentions (organisation_id, posted_at desc, post_id desc)
  where comment_id is null;
create index post_organisation_mentions_in_comments on post_organisation_mentions (organisation_id) where comment_id is not null;

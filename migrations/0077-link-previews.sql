-- What linked pages say about themselves, once for each address. Nothing here names the members who wrote the links.
create table link_previews (
  id uuid primary key default gen_random_uuid(),
  address text not null unique,
  -- Null if there is nothing to show.
  title text,
  description text not null default '',
  picture text unique,
  picture_width integer,
  picture_height integer,
  fetched_at timestamptz,
  used_at timestamptz not null default now()
);
create index link_previews_by_use on link_previews (used_at);

-- The preview of a post's first link, unless its author removed it.
alter table posts
  add column preview_id uuid references link_previews (id) on delete set null,
  add column hides_preview boolean not null default false;
create index posts_of_preview on posts (preview_id) where preview_id is not null;

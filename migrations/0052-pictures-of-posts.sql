-- A post has up to four pictures, in its author's order, each with a description.
create table post_pictures (
  -- of the upload that it was
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  place smallint not null check (place between 0 and 3),
  -- the key of its files without width and ending
  image_url text not null unique,
  alt text not null default '',
  width integer not null,
  height integer not null,
  unique (post_id, place)
);
insert into post_pictures (id, post_id, place, image_url, alt, width, height)
select gen_random_uuid(), id, 0, image_url, image_alt, image_width, image_height from posts where image_url is not null;
alter table posts drop column image_url, drop column image_alt, drop column image_width, drop column image_height;

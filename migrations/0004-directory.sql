-- The directory's own view of the members: one narrow row each, kept from the profiles by a reaction to their changes.
-- `facets` holds what can be filtered by ('industry:CleanTech', 'stage:seed', 'country:IT', 'goal:13').

create table directory_entries (
  user_id uuid primary key references users (id) on delete cascade,
  joined_at timestamptz(3) not null,
  user_type text not null,
  member_group text collate "C" not null,
  full_name text not null,
  company_name text not null,
  headline text not null,
  city text,
  country char(2),
  focus text,
  profile_picture text,
  facets text[] not null default '{}',
  names text not null,
  name_words tsvector not null,
  all_words tsvector not null
);
create index directory_newest on directory_entries (joined_at desc, user_id desc);
create index directory_newest_of_group on directory_entries (member_group, joined_at desc, user_id desc);
create index directory_facets on directory_entries using gin (facets);
create index directory_name_words on directory_entries using gin (name_words);
create index directory_all_words on directory_entries using gin (all_words);
create index directory_names on directory_entries using gin (names gin_trgm_ops);

-- How many members there are of each type, kept as they come and go, so that no view counts them.
create table directory_counts (
  user_type text primary key,
  members bigint not null default 0
);
insert into directory_counts (user_type) values ('startup'), ('investor'), ('mentor'), ('advisor');

create function count_directory_entries() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update directory_counts c set members = c.members - gone.n
    from (select user_type, count(*) n from before_change group by user_type) gone
    where c.user_type = gone.user_type;
  end if;
  if tg_op <> 'DELETE' then
    update directory_counts c set members = c.members + come.n
    from (select user_type, count(*) n from after_change group by user_type) come
    where c.user_type = come.user_type;
  end if;
  return null;
end $$;
create trigger count_new_entries after insert on directory_entries
  referencing new table as after_change for each statement execute function count_directory_entries();
create trigger count_changed_entries after update on directory_entries
  referencing old table as before_change new table as after_change for each statement execute function count_directory_entries();
create trigger count_gone_entries after delete on directory_entries
  referencing old table as before_change for each statement execute function count_directory_entries();
create index directory_countries on directory_entries (country);

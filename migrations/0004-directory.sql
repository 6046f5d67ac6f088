-- The directory's own view of the members: one narrow row each, kept from the profiles by a reaction to their changes.
-- The terms are what a member is found by: words, folded by the program as those of a search are (search-words.ts), and facets
-- ('role:mentor', 'industry:CleanTech', 'stage:seed', 'country:IT', 'goal:13'). Together in one index, any combination is exact.

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
  -- facets and the words of name and company; facets and the words of the whole profile
  name_terms tsvector not null,
  all_terms tsvector not null
);
create index directory_newest on directory_entries (joined_at desc, user_id desc);
-- One for each group and not one led by the group: a plan made for any group would not take that one.
create index directory_newest_startups on directory_entries (joined_at desc, user_id desc) where member_group = 'startup';
create index directory_newest_investors on directory_entries (joined_at desc, user_id desc) where member_group = 'investor';
create index directory_newest_mentors on directory_entries (joined_at desc, user_id desc) where member_group = 'mentor';
create index directory_countries on directory_entries (country);
-- Without a pending list, which every search would have to read through.
create index directory_name_terms on directory_entries using gin (name_terms) with (fastupdate = off);
create index directory_all_terms on directory_entries using gin (all_terms) with (fastupdate = off);

-- How many members there are of each type, kept as they come and go, so that no view counts them.
create table directory_counts (
  user_type text primary key,
  members bigint not null default 0
);
insert into directory_counts (user_type) values ('startup'), ('investor'), ('mentor'), ('advisor');

-- The words of all entries, to find what a misspelled one was meant to be. A word goes with the last entry that has it.
create table directory_words (word text collate "C" primary key);
create index directory_words_spelling on directory_words using gin (word gin_trgm_ops) with (fastupdate = off);

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

create function keep_directory_words() returns trigger language plpgsql as $$
declare
  gone text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    insert into directory_words
    select distinct word from after_change, unnest(tsvector_to_array(all_terms)) word
    where length(word) between 4 and 30 and word !~ '[0-9:]'
    on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    gone := array(select unnest(tsvector_to_array(all_terms)) from before_change except select unnest(tsvector_to_array(all_terms)) from after_change);
  elsif tg_op = 'DELETE' then
    gone := array(select distinct unnest(tsvector_to_array(all_terms)) from before_change);
  end if;
  delete from directory_words
  where word = any(gone) and not exists (select from directory_entries where all_terms @@ ('''' || word || '''')::tsquery);
  return null;
end $$;
create trigger keep_words_of_new_entries after insert on directory_entries
  referencing new table as after_change for each statement execute function keep_directory_words();
create trigger keep_words_of_changed_entries after update on directory_entries
  referencing old table as before_change new table as after_change for each statement execute function keep_directory_words();
create trigger keep_words_of_gone_entries after delete on directory_entries
  referencing old table as before_change for each statement execute function keep_directory_words();

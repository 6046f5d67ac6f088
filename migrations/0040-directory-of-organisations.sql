-- The directory's own view of the organisations, as directory_entries is of the members: one narrow row each, kept by a reaction to their
-- changes. Those that operators have hidden have none. Facets: 'kind:fund', 'industry:CleanTech', 'stage:seed', 'country:IT', 'goal:13',
-- 'verified:true'.

create table directory_organisations (
  id uuid primary key references organisations (id) on delete cascade,
  created_at timestamptz(3) not null,
  kind text collate "C" not null,
  slug text not null,
  name text not null,
  headline text not null,
  logo text,
  countries char(2)[] not null,
  industries text[] not null,
  -- a startup's own, or those a fund looks for
  stages text[] not null,
  -- minor units: what a startup raises (both are equal), or the tickets of a fund
  amount_from bigint,
  amount_to bigint,
  currency char(3) not null,
  sdgs smallint[] not null,
  people_count integer not null,
  -- what its badge says
  verified jsonb,
  -- facets and the words of the names; facets and the words of the whole page
  name_terms tsvector not null,
  all_terms tsvector not null
);
create index directory_organisations_newest on directory_organisations (created_at desc, id desc);
create index directory_newest_startup_organisations on directory_organisations (created_at desc, id desc) where kind = 'startup';
create index directory_newest_fund_organisations on directory_organisations (created_at desc, id desc) where kind = 'fund';
create index directory_newest_corporate_organisations on directory_organisations (created_at desc, id desc) where kind = 'corporate';
create index directory_newest_accelerator_organisations on directory_organisations (created_at desc, id desc) where kind = 'accelerator';
create index directory_newest_public_organisations on directory_organisations (created_at desc, id desc) where kind = 'public';
create index directory_organisations_name_terms on directory_organisations using gin (name_terms) with (fastupdate = off);
create index directory_organisations_all_terms on directory_organisations using gin (all_terms) with (fastupdate = off);

-- How many there are of each kind.
create table directory_organisation_counts (
  kind text primary key,
  organisations bigint not null default 0
);
insert into directory_organisation_counts (kind) values ('startup'), ('fund'), ('corporate'), ('accelerator'), ('public');

-- The words of all of them, apart from the members': a search for one is not corrected to a word of the other.
create table directory_organisation_words (word text collate "C" primary key);
create index directory_organisation_words_spelling on directory_organisation_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function count_directory_organisations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update directory_organisation_counts c set organisations = c.organisations - gone.n
    from (select kind, count(*) n from before_change group by kind) gone
    where c.kind = gone.kind;
  end if;
  if tg_op <> 'DELETE' then
    update directory_organisation_counts c set organisations = c.organisations + come.n
    from (select kind, count(*) n from after_change group by kind) come
    where c.kind = come.kind;
  end if;
  return null;
end $$;
create trigger count_new_organisations after insert on directory_organisations
  referencing new table as after_change for each statement execute function count_directory_organisations();
create trigger count_changed_organisations after update on directory_organisations
  referencing old table as before_change new table as after_change for each statement execute function count_directory_organisations();
create trigger count_gone_organisations after delete on directory_organisations
  referencing old table as before_change for each statement execute function count_directory_organisations();

create function keep_directory_organisation_words() returns trigger language plpgsql as $$
declare
  gone text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    insert into directory_organisation_words
    select distinct word from after_change, unnest(tsvector_to_array(all_terms)) word
    where length(word) between 4 and 30 and word !~ '[0-9:]'
    on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    gone := array(select unnest(tsvector_to_array(all_terms)) from before_change except select unnest(tsvector_to_array(all_terms)) from after_change);
  elsif tg_op = 'DELETE' then
    gone := array(select distinct unnest(tsvector_to_array(all_terms)) from before_change);
  end if;
  delete from directory_organisation_words
  where word = any(gone) and not exists (select from directory_organisations where all_terms @@ ('''' || word || '''')::tsquery);
  return null;
end $$;
create trigger keep_words_of_new_organisations after insert on directory_organisations
  referencing new table as after_change for each statement execute function keep_directory_organisation_words();
create trigger keep_words_of_changed_organisations after update on directory_organisations
  referencing old table as before_change new table as after_change for each statement execute function keep_directory_organisation_words();
create trigger keep_words_of_gone_organisations after delete on directory_organisations
  referencing old table as before_change for each statement execute function keep_directory_organisation_words();

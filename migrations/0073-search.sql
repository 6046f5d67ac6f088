-- What members find by searching, one row for whatever can be found: a post, a deal, a member. No text is stored, and who may read a source
-- is asked of it at each search; the terms only lead to it. Terms, made by the program (platform/server/search): folded words ('hydrogen'),
-- their stems by language ('en~hydrogen'), filters ('stage:seed'), and who may read it ('@all', '@m:<member>', '@g:<group>').
create table search_entries (
  kind text collate "C" not null,
  id uuid not null,
  -- of a source with several, such as the pages of a document
  part integer not null,
  at timestamptz(3) not null,
  author uuid,
  language char(2) not null,
  -- whether every member may find it, as '@all' says, too
  is_public boolean not null,
  -- of its name
  name_words smallint not null,
  -- only words and stems
  name_terms tsvector not null,
  -- everything. Apart, because words are frequent in messages that are rare elsewhere, and PostgreSQL plans by their frequency.
  public_terms tsvector,
  own_terms tsvector,
  check (num_nonnulls(public_terms, own_terms) = 1 and is_public = (own_terms is null)),
  primary key (kind, id, part)
);
create index search_newest on search_entries (at desc, kind desc, id desc, part desc) where is_public;
create index search_newest_of_kind on search_entries (kind, at desc, id desc, part desc) where is_public;
-- Without a pending list, which every search would have to read through.
create index search_name_terms on search_entries using gin (name_terms) with (fastupdate = off);
create index search_public_terms on search_entries using gin (public_terms) with (fastupdate = off) where is_public;
create index search_own_terms on search_entries using gin (own_terms) with (fastupdate = off) where not is_public;
-- The frequencies of terms that PostgreSQL collects say which are too common to search the index for.
alter table search_entries alter column public_terms set statistics 1000, alter column own_terms set statistics 1000;

-- The words of entries that every member may find, and in how many: to find what a misspelled one was meant to be.
create table search_words (word text collate "C" primary key, entries integer not null);
create index search_words_spelling on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- How far the entries of each kind have been compared with their sources.
create table search_kinds (
  kind text collate "C" primary key,
  -- of the code that wrote the entries; another one writes all of them anew
  version integer,
  -- the last source of the comparison under way
  position uuid,
  started_at timestamptz(3),
  compared_at timestamptz(3),
  -- by the last comparison, or the one under way
  compared integer not null default 0,
  mended integer not null default 0
);

-- Most entries have no name. Those that do are found without reading the others, and what everybody may find without what only some may.
drop index search_name_terms;
create index search_names on search_entries using gin (name_terms) with (fastupdate = off) where is_public and name_terms <> '';
create index search_newest_named on search_entries (at desc, kind desc, id desc, part desc) where is_public and name_terms <> '';
create index search_own_named on search_entries using gin (own_terms) with (fastupdate = off) where not is_public and name_terms <> '';
alter table search_entries alter column name_terms set statistics 1000;

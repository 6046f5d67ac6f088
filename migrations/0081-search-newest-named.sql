-- The newest entries of a kind that have a name: most have none, and are not read while a common name is looked for.
create index search_newest_named_of_kind on search_entries (kind, at desc, id desc, part desc) where is_public and name_terms <> '';

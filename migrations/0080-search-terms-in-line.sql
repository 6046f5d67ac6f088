-- Terms are compared while the newest entries are read. Those of a member or a deal often take over 2 kB; they would be stored elsewhere and fetched one by one.
-- Applies to entries that are written from now on.
alter table search_entries set (toast_tuple_target = 8160);

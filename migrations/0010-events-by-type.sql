-- Reactions read the events of their types: those of a rare one are found without passing over all others.
create index domain_events_of_type on domain_events (type, transaction_id, id);
drop index domain_events_in_order;
-- New messages' words are merged into the index many at a time; the list of those that wait stays short enough to search at once.
alter index message_terms_words set (fastupdate = on, gin_pending_list_limit = 256);

-- Badges count the unseen of any type, each along its own part of one index.
drop index notifications_unseen_matches;
create index notifications_unseen on notifications (user_id, type, created_at) where read_at is null and cleared_at is null;

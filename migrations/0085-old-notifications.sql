-- For the removal of old ones at night.
create index notifications_done on notifications ((coalesce(cleared_at, read_at))) where coalesce(cleared_at, read_at) is not null;
create index email_notifications_by_time on email_notifications (created_at) where state <> 'pending';

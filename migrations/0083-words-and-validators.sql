-- Why former members cancelled their events was kept when their accounts were deleted.
update events set cancel_reason = '' where source = 'community' and user_id is null and cancel_reason <> '';

-- Calendars with repeating events are now read in full each time. Those that were read before answered that they are unchanged.
update event_sources set etag = null, last_modified = null where kind = 'icalendar';

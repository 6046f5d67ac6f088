-- Whichever way a session ends, every node hears of it and closes its sockets.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', id::text) from gone;
  return null;
end $$;
create trigger tell_ended_sessions after delete on auth.session
  referencing old table as gone for each statement execute function tell_ended_sessions();

-- Nodes remember for a moment whose a session is and what its member may do: each hears of what changes that. How a session ends is told
-- by itself (0008).
create function tell_changed_members() returns trigger language plpgsql as $$
begin
  notify members_changed;
  return null;
end $$;
create trigger tell_changed_members after update of role, user_type on users for each statement execute function tell_changed_members();
create trigger tell_changed_members after insert or update or delete on leaving_members
  for each statement execute function tell_changed_members();
create trigger tell_changed_members after insert or update or delete on suspended_members
  for each statement execute function tell_changed_members();
create trigger tell_changed_members after update of "expiresAt" on auth.session
  for each statement execute function tell_changed_members();

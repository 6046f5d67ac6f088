-- Invitations to join can name a group that the new member is added to. Without a foreign key, as elsewhere: if the group is deleted, the
-- invitation admits without one.
alter table invitations
  add column group_id uuid,
  -- of an invitation by email: nobody was added to the group yet
  add column is_group_due boolean not null default false;
create index invitations_with_group_due on invitations (email) where is_group_due;

-- Many members can be added to a group at once.
alter table bulk_acts
  add column group_id uuid,
  drop constraint bulk_acts_act_check,
  add constraint bulk_acts_act_check check (act in ('suspend', 'export', 'addToGroup'));

-- The log names the room of acts whose ids do not begin with it.
drop index operator_acts_of_room;
create index operator_acts_of_room on operator_acts (
  (case
    when act like 'operators.post%' then 'newsfeed'
    when act like 'operators.act.organisation%' then 'organisations'
    else substring(act from '^(?:act\.)?([A-Za-z]+)')
  end),
  position);

-- Deals that belong to an organisation. `user_id` stays the member who is responsible for it.
alter table deal_flows add column organisation_id uuid references organisations (id) on delete set null;
create index deal_flows_of_organisation on deal_flows (organisation_id, updated_at desc, id desc) where organisation_id is not null;

-- Who answered: the responsible member, or a colleague. Null for answers from before, and of members who have left: the responsible member.
alter table deal_introductions add column answered_by uuid references users (id) on delete set null;
alter table deal_grants add column answered_by uuid references users (id) on delete set null;
create index deal_introductions_answered_by on deal_introductions (answered_by) where answered_by is not null;
create index deal_grants_answered_by on deal_grants (answered_by) where answered_by is not null;

-- Each colleague has a draft of their own of a deal that is posted.
alter table deal_drafts drop constraint deal_drafts_pkey;
alter table deal_drafts add primary key (deal_id, user_id);

-- Deals now also change their responsible member.
create or replace function count_moved_deals() returns trigger language plpgsql as $$
begin
  insert into deal_standings as kept (user_id, status, count)
  select user_id, status, by from (values (old.user_id, old.status, -1), (new.user_id, new.status, 1)) moved (user_id, status, by)
  order by user_id, status
  on conflict (user_id, status) do update set count = kept.count + excluded.count;
  if old.status is distinct from new.status then
    insert into deal_totals as kept (status, count)
    select status, by from (values (old.status, -1), (new.status, 1)) moved (status, by) order by status
    on conflict (status) do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
drop trigger count_moved_deals on deal_flows;
create trigger count_moved_deals after update of status, user_id on deal_flows
  for each row when ((old.status, old.user_id) is distinct from (new.status, new.user_id)) execute function count_moved_deals();

-- In whose folder the files of a document are that was handed over to another member, until they are moved to the new owner's.
alter table documents add column folder_id uuid;
create index documents_to_move on documents (id) where folder_id is not null;

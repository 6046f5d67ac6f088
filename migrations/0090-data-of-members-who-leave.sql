-- For the deletion of an account, which takes these along.
create index deal_investors_of_member on deal_investors (member_id);
create index meeting_notes_of_member on meeting_notes (member_id);
drop index deal_grants_of_member;
create index deal_grants_of_member on deal_grants (member_id);

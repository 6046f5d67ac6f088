-- Who helps to run the community, and why.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('member', 'moderator', 'programme_manager', 'auditor', 'admin'));
create index users_staff on users (id) where role <> 'member';

-- The reason for an act, in the operator's words.
alter table operator_acts add column reason text not null default '';

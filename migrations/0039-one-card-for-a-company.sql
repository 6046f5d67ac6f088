-- The organisation on a member's profile: a company gets one card, whoever of its founders is on it.
alter table match_members add column organisation_id uuid;
create index match_members_of_organisation on match_members (organisation_id, user_id) where organisation_id is not null;

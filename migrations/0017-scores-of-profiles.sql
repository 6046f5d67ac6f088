-- Scores come from the two profiles alone. Who says too little has none.
alter table matches alter match_score drop not null;

-- How common everything is, counted each night; scores are compared to no other pairs any more.
drop table match_references;
create table match_commonness (
  version bigint generated always as identity primary key,
  made_at timestamptz(3) not null default now(),
  community jsonb not null
);

-- What decisions have shown of members, as it counts in the order of others: copied at night, once five or more decisions came together
-- since the last copy, so that nobody can tell from their own cards what another member decided.
create table match_told_standings (like match_standings including defaults);
alter table match_told_standings add primary key (user_id),
  add foreign key (user_id) references users (id) on delete cascade;

-- What was shown of each until now counts no more before the night.
update match_members set pull = 0, wanted_until = '-infinity' where pull <> 0 or wanted_until <> '-infinity';

-- The bits of members stand for other facts now: all are entered anew.
insert into domain_events (type, payload)
select 'match.memberFound', jsonb_build_object('member_id', id) from users where profile_completed;

-- An accept that has come to nothing yet: neither a connection nor one that was ended.
alter table matches add column waiting boolean not null default false;
update matches m set waiting = true
where status = 'accepted' and not exists (
  select from connections c
  where c.member_a = least(m.user_id, m.matched_user_id) and c.member_b = greatest(m.user_id, m.matched_user_id));
create index matches_waiting on matches (user_id, created_at desc, id desc) where waiting;
create index matches_passed on matches (user_id, created_at desc, id desc) where status = 'rejected';

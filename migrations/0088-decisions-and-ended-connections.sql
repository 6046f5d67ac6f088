-- Cards as they were shown named others (mutual connections, colleagues), who may have left since; nothing reads them.
alter table matches drop column match_data;

-- 'ended' is no decision: the other member ended a connection that was made elsewhere.
alter table matches drop constraint matches_status_check, add check (status in ('accepted', 'rejected', 'ended'));

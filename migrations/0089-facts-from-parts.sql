-- Facts also come from totals that nobody stated: those of all organisations are computed again.
insert into domain_events (type, payload)
select distinct 'sustainability.factsOutdated', jsonb_build_object('organisation_id', organisation_id) from sustainability_answers;

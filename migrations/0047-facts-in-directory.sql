-- What the card of an organisation shows of its sustainability, kept by the directory's reaction.
alter table directory_organisations add column fact jsonb;

-- Organisations with facts from before are entered in the directory, and in the terms of their deals, as if they had just changed.
insert into domain_events (type, payload)
select 'organisation.changed', jsonb_build_object('organisation_id', organisation_id) from sustainability_facts;

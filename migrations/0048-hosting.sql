-- Whether visitors can read the event's public page.
alter table events add column is_public boolean not null default false;
create index events_public on events (event_date, id) where is_public;

-- What the host says about the event's picture to those who cannot see it.
alter table events add column picture_alt text not null default '';

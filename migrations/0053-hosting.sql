-- Whether visitors can read the event's public page.
alter table events add column is_public boolean not null default false;
create index events_public on events (event_date, id) where is_public;

-- What the host says about the event's picture to those who cannot see it.
alter table events add column picture_alt text not null default '';

-- What hosts wrote to those who registered.
create table event_messages (
  id uuid primary key,
  event_id uuid not null references events (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  audience text not null check (audience in ('registered', 'waiting', 'all')),
  text text not null,
  sent_at timestamptz(3) not null default now()
);
create index event_messages_newest on event_messages (event_id, sent_at desc, id desc);
create index event_messages_of_author on event_messages (author_id, sent_at);

-- The member does not want to be notified of the host's messages about this event.
alter table user_event_history add column is_muted boolean not null default false;

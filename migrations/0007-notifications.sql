-- What members are told of. Unread ones about the same thing (`key`) are one row that counts; each change gives it a new `revision`,
-- which is the order of the list.

create sequence notification_revisions;
create table notifications (
  id bigint generated always as identity primary key,
  revision bigint not null default nextval('notification_revisions'),
  user_id uuid not null references users (id) on delete cascade,
  -- which of the program's kinds made it
  kind text collate "C" not null,
  type text not null check (type in ('messages', 'matches', 'deals', 'events', 'profiles', 'content')),
  priority text not null check (priority in ('high', 'medium', 'low')),
  key text collate "C" not null,
  -- how far it goes in what it is about, such as the position of a message
  position bigint not null default 0,
  -- a text's id, its English and its parameters
  title jsonb not null,
  description text not null,
  target text not null,
  actor_id uuid references users (id) on delete cascade,
  count integer not null default 1,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  cleared_at timestamptz(3)
);
create unique index notifications_open on notifications (user_id, key) where read_at is null and cleared_at is null;
create index notifications_about_key on notifications (user_id, key, position);
create index notifications_newest on notifications (user_id, revision desc) where cleared_at is null;
create index notifications_activity on notifications (user_id, revision desc);
create index notifications_about_target on notifications (user_id, target, revision) where read_at is null and cleared_at is null;
create index notifications_unseen_matches on notifications (user_id, created_at)
  where type = 'matches' and read_at is null and cleared_at is null;
create index notifications_by_actor on notifications (actor_id);

create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  email boolean not null default false,
  push boolean not null default false,
  messages boolean not null default true,
  matches boolean not null default true,
  deals boolean not null default true,
  events boolean not null default true,
  profiles boolean not null default true,
  content boolean not null default true
);
-- The profile's own wish for mails is one of these now.
insert into notification_preferences (user_id, email) select id, true from users where profile_emails;
alter table users drop column profile_emails;

-- The record of each e-mail about notifications: pending, then sent with its time, cancelled (read meanwhile), or given up.
create table email_notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the kind of the notifications it is about
  notification_type text not null,
  key text collate "C" not null,
  metadata jsonb not null default '{}',
  -- cancelled when what it tells of is read before it is sent
  unless_read boolean not null,
  -- how often it was wanted while pending
  merged integer not null default 1,
  state text not null default 'pending' check (state in ('pending', 'sent', 'cancelled', 'failed')),
  email_sent boolean not null default false,
  sent_at timestamptz(3),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now()
);
create unique index email_notifications_pending on email_notifications (user_id, key) where state = 'pending';
create index email_notifications_about on email_notifications (user_id, key, sent_at);
create index email_notifications_failed on email_notifications (id desc) where state = 'failed';

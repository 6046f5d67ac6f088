-- A member's own calendar address: whoever knows it reads their calendar, so only its hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  last_read_at timestamptz(3)
);
-- What a member put into their calendar by hand, or took out of it though they go.
create table calendar_entries (
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  is_in boolean not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, event_id)
);
create index calendar_entries_of_event on calendar_entries (event_id);

create table event_reminders (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  reminder_type text not null check (reminder_type in ('browser', 'email')),
  -- true: not asked for by hand, but what the member's settings want for all they are registered for
  is_notice boolean not null default false,
  -- how long before the event begins
  minutes_before integer not null check (minutes_before > 0),
  -- when it is due: moved with the event
  reminder_date timestamptz(3) not null,
  message text not null default '',
  -- when it was handed on to be told or mailed
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index event_reminders_once on event_reminders (user_id, event_id, reminder_type, minutes_before, is_notice);
create index event_reminders_due on event_reminders (reminder_date, id) where sent_at is null;
create index event_reminders_of_member on event_reminders (user_id, reminder_date, id) where sent_at is null and not is_notice;
create index event_reminders_of_event on event_reminders (event_id);

-- The first day of the last day, week or month for which a member was mailed what to go to, and what they were told of.
create table event_digests (
  user_id uuid primary key references users (id) on delete cascade,
  period date not null
);
create table event_digest_events (
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  told_at timestamptz(3) not null default now(),
  primary key (user_id, event_id)
);
create index event_digest_events_of_event on event_digest_events (event_id);
create index user_event_preferences_digests on user_event_preferences (timezone, notification_frequency, user_id)
  where is_saved and email_notifications;

-- A member's code, by which they bring others along. Accounts are given ids whose code nobody has; where rows came by another way
-- and two have the same, it is the first's.
alter table users add column referral_code text not null generated always as ('ESG' || upper(left(id::text, 8))) stored;
create index users_referral_code on users (referral_code, created_at, id);

create table referral_tracking (
  -- who came
  referred_id uuid primary key references users (id) on delete cascade,
  referrer_id uuid not null references users (id) on delete cascade,
  registration_completed boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index referral_tracking_of_referrer on referral_tracking (referrer_id);
create table referral_clicks (
  referrer_id uuid primary key references users (id) on delete cascade,
  clicks integer not null default 0
);
-- Addresses of those who have left, as keyed hashes: whoever joins again is nobody new.
create table referral_addresses (
  address_hash text primary key,
  created_at timestamptz(3) not null default now()
);
create index referral_addresses_by_time on referral_addresses (created_at);

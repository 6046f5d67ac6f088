-- What members settle of their accounts: an address is confirmed by a link in a mail to it, and sessions say when and where they were used last.

-- A copy, beside the copy of the address. Who joined before this has confirmed nothing yet.
alter table users add column email_confirmed boolean not null default false;

-- Kept up at most once in some minutes; the place is an IPv4 address or the /64 network of an IPv6 one.
alter table auth.session add column last_used_at timestamptz(3), add column last_used_from text;
update auth.session set last_used_at = "updatedAt";

-- Another address that a member wants to be known by; one at a time waits. What was made is kept a while for the notice to the address before.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null,
  changed_at timestamptz(3),
  previous_email text,
  created_at timestamptz(3) not null default now()
);
create unique index email_changes_waiting on email_changes (user_id) where changed_at is null;
create index email_changes_by_user on email_changes (user_id);
create index email_changes_by_expiry on email_changes (expires_at);

-- A link proves that who opens it reads what is mailed to an address; of its token only the SHA-256 is kept.
create table email_links (
  token_hash bytea primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index email_links_by_user on email_links (user_id);
create index email_links_by_expiry on email_links (expires_at);

-- Browsers that are told when nobody looks (Push API, RFC 8030). A device is told for as long as its session lasts: whoever signs out there takes it away.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references auth.session (id) on delete cascade,
  endpoint text collate "C" not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text,
  -- whether what was said stands in what is sent, or only that there is something
  says_what boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index push_devices_by_member on push_devices (user_id, created_at desc, id);
create index push_devices_by_session on push_devices (session_id);

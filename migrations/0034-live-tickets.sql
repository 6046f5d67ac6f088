-- What opens a live socket where neither a cookie nor a header can be sent along: once, for half a minute, and for the session that asked.
create table live_tickets (
  token_hash text collate "C" primary key,
  session_id uuid not null references auth.session (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index live_tickets_by_session on live_tickets (session_id, expires_at);

-- A second factor when signing in: codes of an authenticator app, and recovery codes.

-- The secret is encrypted (AES-256-GCM), and bound to the member.
create table second_factors (
  member_id uuid primary key references auth."user" (id) on delete cascade,
  secret bytea not null,
  -- null until the member has entered the first code
  confirmed_at timestamptz(3),
  -- of the last code that was used; earlier ones are refused
  last_step integer not null default 0,
  created_at timestamptz(3) not null default now()
);

-- Keyed hashes; a code is deleted when it is used.
create table recovery_codes (
  member_id uuid not null references second_factors (member_id) on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

-- What a browser holds: the challenge of somebody who gave the right password and still needs a code, or the trust in a device that is not
-- asked for codes.
create table factor_tokens (
  token_hash bytea primary key,
  member_id uuid not null references second_factors (member_id) on delete cascade,
  kind text not null check (kind in ('challenge', 'device')),
  expires_at timestamptz(3) not null
);
create index factor_tokens_by_member on factor_tokens (member_id);
create index factor_tokens_by_expiry on factor_tokens (expires_at);

-- Asked for by operators. The member can object until it takes effect, or let it take effect at once, with a link.
create table factor_resets (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null unique references second_factors (member_id) on delete cascade,
  takes_effect_at timestamptz(3) not null
);
create index factor_resets_by_effect on factor_resets (takes_effect_at);
create table factor_reset_links (
  token_hash bytea primary key,
  reset_id uuid not null references factor_resets (id) on delete cascade
);
create index factor_reset_links_by_reset on factor_reset_links (reset_id);

-- A copy, beside the copy of the address: what pages and authorisation read.
alter table users add column second_factor_at timestamptz(3);
-- A row: those with a role need a second factor.
create table staff_factor_rule (
  is_only boolean primary key default true check (is_only),
  since timestamptz(3) not null default now()
);

-- Every node forgets who may do what when this changes (0036).
create trigger tell_changed_members after insert or delete on staff_factor_rule for each statement execute function tell_changed_members();
drop trigger tell_changed_members on users;
create trigger tell_changed_members after update of role, user_type, known_terms, second_factor_at on users
  for each statement execute function tell_changed_members();

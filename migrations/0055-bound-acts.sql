-- Every act of those who run the community is bound to the one before it, so that changes of the log are noticed (decision 0060).
alter table operator_acts
  -- whom the entry names; its content is erased with their account
  add column member_id uuid references users (id) on delete set null,
  -- counted from 1 in the order of commits, without gaps
  add column position bigint,
  add column operator_salt bytea,
  add column operator_hash bytea,
  add column content_salt bytea,
  add column content_hash bytea,
  -- SHA-256 of the hash before it, the hash of who did it and the hash of what they did
  add column hash bytea;
create unique index operator_acts_position on operator_acts (position);
create index operator_acts_naming on operator_acts (member_id) where member_id is not null;

-- A value of what is hashed, with its length in bytes, so that nothing can move from one value to the next.
create function act_field(value text) returns text language sql immutable as
$$ select case when value is null then '-' else octet_length(value) || ':' || value end || ',' $$;

create function bind_act(act_id bigint, done_at timestamptz) returns void language plpgsql as $$
declare
  last record;
  entry operator_acts;
begin
  select a.position, a.hash, a.created_at into last from operator_acts a where a.position is not null order by a.position desc limit 1;
  select * into entry from operator_acts where id = act_id;
  if entry.id is null then return; end if;
  entry.position := coalesce(last.position, 0) + 1;
  -- Later entries have later times, also where a clock was set back.
  entry.created_at := greatest(date_trunc('milliseconds', done_at), last.created_at);
  entry.operator_salt := uuid_send(gen_random_uuid());
  entry.content_salt := uuid_send(gen_random_uuid());
  entry.operator_hash := sha256(entry.operator_salt || convert_to(act_field(entry.operator_id::text), 'UTF8'));
  entry.content_hash := sha256(entry.content_salt || convert_to(
    act_field(entry.position::text) || act_field(entry.act) || act_field(entry.words) || act_field(entry.about)
    || act_field(entry.details::text) || act_field(entry.reason)
    || act_field(to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'));
  update operator_acts set
    position = entry.position,
    created_at = entry.created_at,
    operator_salt = case when entry.operator_id is not null then entry.operator_salt end,
    operator_hash = entry.operator_hash,
    content_salt = entry.content_salt,
    content_hash = entry.content_hash,
    hash = sha256(coalesce(last.hash, '') || entry.operator_hash || entry.content_hash)
  where id = act_id;
end $$;

do $$
declare
  earlier record;
begin
  for earlier in select id, created_at from operator_acts order by id loop
    perform bind_act(earlier.id, earlier.created_at);
  end loop;
end $$;

-- At the very end of a transaction, when it needs no other lock any more: two that act at once wait for each other, but never both.
create function bind_new_act() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4173846260);
  perform bind_act(new.id, clock_timestamp());
  return null;
end $$;
create constraint trigger bind_new_act after insert on operator_acts
  deferrable initially deferred for each row when (new.position is null) execute function bind_new_act();

create index operator_acts_by_time on operator_acts (created_at, position);
drop index operator_acts_of_member;
create index operator_acts_of_member on operator_acts (operator_id, position);
create index operator_acts_of_room on operator_acts (substring(act from '^(?:act\.)?([A-Za-z]+)'), position);
create index operator_acts_words on operator_acts
  using gin (lower(words || ' ' || about || ' ' || coalesce(details::text, '') || ' ' || reason) gin_trgm_ops) with (fastupdate = off);

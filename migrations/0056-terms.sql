-- Published versions of the terms, with the exact text in each language. The first is kept once more than one member has joined; until then
-- the text follows the community's settings.
create table terms_versions (
  number integer primary key check (number > 0),
  published_at timestamptz(3) not null default now(),
  -- members must accept it before they go on; otherwise they are told
  is_required boolean not null,
  -- what changed, in the operators' words, and rules of their own: by language
  summary jsonb not null,
  additions jsonb not null,
  -- markdown, by language
  texts jsonb not null
);

-- Which versions members accepted, or were told of.
create table terms_acceptances (
  member_id uuid not null references users (id) on delete cascade,
  number integer not null,
  is_accepted boolean not null,
  at timestamptz(3) not null default now(),
  primary key (member_id, number)
);
insert into terms_acceptances (member_id, number, is_accepted, at) select id, 1, true, created_at from users;

-- The newest version, and the newest that must be accepted; 1 without a row.
create table terms_in_force (
  is_only boolean primary key default true check (is_only),
  number integer not null,
  required integer not null
);
-- The newest version that the member accepted, or was told of. Members of before accepted the first by joining.
alter table users add column known_terms integer not null default 1;

-- Every node forgets who may do what when terms are published or accepted (0036).
create trigger tell_changed_members after insert or update on terms_in_force for each statement execute function tell_changed_members();
drop trigger tell_changed_members on users;
create trigger tell_changed_members after update of role, user_type, known_terms on users
  for each statement execute function tell_changed_members();

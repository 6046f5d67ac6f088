-- Fields of the community's own on profiles and organisations' pages.
create table field_definitions (
  id uuid primary key,
  subject text not null check (subject in ('member', 'organisation')),
  kind text not null check (kind in ('text', 'choice', 'choices', 'number', 'date', 'link')),
  -- Of `label`, `help` and the labels of choices, the text in this language always exists; others may be empty.
  language text not null check (language in ('en', 'de', 'fr', 'es')),
  label jsonb not null,
  help jsonb not null,
  choices jsonb not null default '[]',
  unit text not null default '',
  -- Types of members; empty: everybody.
  asked_of text[] not null default '{}',
  is_required boolean not null default false,
  visibility text not null check (visibility in ('community', 'connections', 'own', 'staff')),
  is_filter boolean not null default false,
  is_reason boolean not null default false,
  position integer not null,
  version integer not null default 1,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (subject = 'member' or visibility <> 'connections')
);

-- One row per answer; the column of its kind has the value.
create table field_values (
  field_id uuid not null references field_definitions (id) on delete cascade,
  member_id uuid references users (id) on delete cascade,
  organisation_id uuid references organisations (id) on delete cascade,
  subject_id uuid not null generated always as (coalesce(member_id, organisation_id)) stored,
  text text,
  choices text[],
  number double precision,
  date date,
  primary key (subject_id, field_id),
  check (num_nonnulls(member_id, organisation_id) = 1),
  check (num_nonnulls(text, choices, number, date) = 1)
);
create index field_values_of_member on field_values (member_id) where member_id is not null;
create index field_values_of_organisation on field_values (organisation_id) where organisation_id is not null;
create index field_values_of_field on field_values (field_id);
-- Ids of choices are unique among all fields.
create index field_values_choices on field_values using gin (choices);
create index field_values_numbers on field_values (field_id, number, subject_id) where number is not null;
create index field_values_dates on field_values (field_id, date, subject_id) where date is not null;

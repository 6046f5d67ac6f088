-- What organisations answer about their sustainability: once for a year, read in every framework.
create table sustainability_years (
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- the one in which the reporting period ends
  year integer not null check (year between 2000 and 2100),
  starts_on date not null,
  ends_on date not null,
  -- of all amounts in the answers
  currency text not null,
  primary key (organisation_id, year),
  check (starts_on < ends_on)
);

create table sustainability_answers (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  year integer not null,
  question text not null,
  -- what it is about, if the question is asked for several: a site, a country; empty otherwise
  row text not null default '',
  -- as given: an exact decimal number as text, a text, a truth, options; null if it does not apply
  value jsonb,
  unit text,
  -- the value in the first unit of its quantity
  amount numeric,
  basis text check (basis in ('measured', 'estimated')),
  -- why the question does not apply to the organisation
  not_applicable text,
  state text not null check (state in ('draft', 'stated', 'evidenced', 'confirmed')),
  -- grows with each change
  version integer not null default 1,
  author_id uuid references users (id) on delete set null,
  changed_at timestamptz(3) not null default clock_timestamp(),
  unique (organisation_id, year, question, row),
  check ((value is null) <> (not_applicable is null))
) with (fillfactor = 85);
create index sustainability_answers_of_author on sustainability_answers (author_id) where author_id is not null;

-- What answers were, for their history. The newest of an answer is as it stands.
create table sustainability_versions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  year integer not null,
  question text not null,
  row text not null,
  -- later ones have larger numbers
  id bigint generated always as identity,
  act text not null check (act in ('answered', 'deleted', 'imported', 'evidence added', 'evidence removed', 'confirmed', 'confirmation withdrawn')),
  value jsonb,
  unit text,
  basis text,
  not_applicable text,
  state text,
  author_id uuid references users (id) on delete set null,
  written_at timestamptz(3) not null default clock_timestamp(),
  primary key (organisation_id, year, question, row, id)
);
create index sustainability_versions_of_author on sustainability_versions (author_id) where author_id is not null;

-- Files that answers cite as evidence; the files are documents with this row as their subject.
create table sustainability_files (
  id uuid primary key,
  -- no reference, so that the files of a deleted organisation are there when the program deletes their documents
  organisation_id uuid not null,
  -- the member who is responsible for it
  owner_id uuid not null references users (id) on delete cascade,
  added_at timestamptz(3) not null default clock_timestamp()
);
create index sustainability_files_of_organisation on sustainability_files (organisation_id, added_at, id);
create index sustainability_files_of_owner on sustainability_files (owner_id);

create table sustainability_evidence (
  -- made by the author's client
  id uuid primary key,
  answer_id uuid not null references sustainability_answers (id) on delete cascade,
  -- one of: a page of a file, a link, or only the note
  file_id uuid references sustainability_files (id) on delete cascade,
  page integer,
  url text,
  note text not null default '',
  added_by uuid references users (id) on delete set null,
  added_at timestamptz(3) not null default clock_timestamp()
);
create index sustainability_evidence_of_answer on sustainability_evidence (answer_id, added_at, id);
create index sustainability_evidence_in_file on sustainability_evidence (file_id) where file_id is not null;
create index sustainability_evidence_added_by on sustainability_evidence (added_by) where added_by is not null;

-- Readers who confirm an answer as it is now.
create table sustainability_confirmations (
  answer_id uuid not null references sustainability_answers (id) on delete cascade,
  reader_id uuid not null references users (id) on delete cascade,
  -- who they are and what they looked at, in their words
  statement text not null,
  confirmed_at timestamptz(3) not null default clock_timestamp(),
  primary key (answer_id, reader_id)
);
create index sustainability_confirmations_by on sustainability_confirmations (reader_id);

-- Who reads a section, and who answers it. Without a row: those who were granted it, and nobody in particular.
create table sustainability_sections (
  organisation_id uuid not null references organisations (id) on delete cascade,
  section text not null,
  audience text not null default 'granted' check (audience in ('team', 'granted', 'connections', 'members', 'public')),
  taken_by uuid references users (id) on delete set null,
  primary key (organisation_id, section)
);
create index sustainability_sections_taken_by on sustainability_sections (taken_by) where taken_by is not null;

-- Who asks an organisation for the answers to a framework's questions.
create table sustainability_requests (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  asked_by uuid not null references users (id) on delete cascade,
  -- the organisation in whose name they ask; its people read what is granted
  for_organisation uuid references organisations (id) on delete cascade,
  framework text not null,
  year integer not null,
  due_on date,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'granted', 'declined', 'ended')),
  -- why it was declined
  reason text not null default '',
  asked_at timestamptz(3) not null default clock_timestamp(),
  answered_at timestamptz(3),
  -- the last reminder
  reminded_at timestamptz(3)
);
create index sustainability_requests_of_organisation on sustainability_requests (organisation_id, state, asked_at desc, id desc);
create index sustainability_requests_by on sustainability_requests (asked_by, asked_at desc, id desc);
create index sustainability_requests_for on sustainability_requests (for_organisation, organisation_id) where for_organisation is not null;
create index sustainability_requests_due on sustainability_requests (due_on) where state = 'open' and due_on is not null;
-- one open or granted request for the same set
create unique index sustainability_requests_once on sustainability_requests
  (organisation_id, asked_by, coalesce(for_organisation, '00000000-0000-0000-0000-000000000000'), framework, year) where state in ('open', 'granted');

-- Who read what, for the organisation: the last time on each day.
create table sustainability_readings (
  organisation_id uuid not null references organisations (id) on delete cascade,
  reader_id uuid not null references users (id) on delete cascade,
  read_on date not null,
  year integer not null,
  sections text[] not null,
  read_at timestamptz(3) not null,
  primary key (organisation_id, reader_id, year, read_on)
);
create index sustainability_readings_newest on sustainability_readings (organisation_id, read_at desc, reader_id desc, year desc);
create index sustainability_readings_by on sustainability_readings (reader_id);

-- What all members may read of an organisation at a glance, computed from its newest year with answers.
create table sustainability_facts (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  -- at most four, in the order they are shown
  facts jsonb not null,
  -- those among them that visitors may see, too
  public_facts jsonb not null,
  measures_emissions boolean not null,
  -- goals with an answer that has evidence
  evidenced_goals smallint[] not null
);

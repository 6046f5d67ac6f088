-- PDF files that belong to something of a member's, such as a deal: its deck, and what one adds to it.
create table documents (
  -- made by the owner's client
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  -- what it belongs to, by the room that knows
  subject_id uuid not null,
  kind text not null check (kind in ('deck', 'document')),
  name text not null,
  -- as sent; `received` of them have come
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0,
  state text not null default 'arriving' check (state in ('arriving', 'checking', 'ready', 'refused')),
  -- why it was refused: a problem's name
  problem text,
  pages smallint,
  -- what is kept of it: without scripts, and so of another length
  kept_bytes bigint,
  created_at timestamptz(3) not null default now(),
  ready_at timestamptz(3)
);
create index documents_of_subject on documents (subject_id, kind, created_at, id);
create index documents_of_owner on documents (owner_id, state);

-- Who read what, as their pages told it: one row for each time that somebody opened it.
create table document_readings (
  -- made by the reader's client
  id uuid primary key,
  document_id uuid not null references documents (id) on delete cascade,
  reader_id uuid not null references users (id) on delete cascade,
  started_at timestamptz(3) not null default now(),
  told_at timestamptz(3) not null default now(),
  -- seconds that each page was looked at, the first page first
  seconds integer[] not null default '{}',
  downloaded_at timestamptz(3)
);
create index document_readings_of_document on document_readings (document_id, started_at desc, id desc);
create index document_readings_of_reader on document_readings (reader_id, document_id);

-- How people join: decided by the operators, as one document each for the rules and for the welcome.
create table joining_settings (
  name text primary key check (name in ('rules', 'welcome')),
  settings jsonb not null,
  version integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- People who ask to join. They get an account only when they are admitted, and then the application is deleted.
create table applications (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  full_name text not null,
  user_type text not null,
  company_name text not null default '',
  bio text not null default '',
  -- null once declined
  password_hash text,
  language text,
  -- the questions as they were, with the answers
  answers jsonb not null default '[]',
  -- whose referral link they came through
  invited_by uuid references users (id) on delete set null,
  -- 'received' until a job has looked whether the address may apply
  state text not null default 'received' check (state in ('received', 'unconfirmed', 'waiting', 'declined')),
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  decided_at timestamptz(3),
  decided_by uuid references users (id) on delete set null,
  reason text not null default ''
);
create unique index applications_of_address on applications (email) where state <> 'received';
create index applications_waiting on applications (confirmed_at, id) where state = 'waiting';
create index applications_declined on applications (decided_at desc, id desc) where state = 'declined';
create index applications_unfinished on applications (created_at) where state in ('received', 'unconfirmed');
create index applications_invited_by on applications (invited_by) where invited_by is not null;
create index applications_decided_by on applications (decided_by) where decided_by is not null;

-- Links that confirm the address of an application.
create table application_links (
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade
);
create index application_links_of on application_links (application_id);

-- Invitations by link, which anyone may use who has it, and by email, for one address.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  -- null for a link
  email text,
  full_name text not null default '',
  user_type text,
  language text,
  note text not null default '',
  -- null for any number; 1 for an address
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  expires_at timestamptz(3),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  -- when an email was last put into the queue, sent, or given up
  asked_at timestamptz(3),
  sent_at timestamptz(3),
  failed_at timestamptz(3),
  joined_at timestamptz(3),
  taken_back_at timestamptz(3)
);
create unique index invitations_of_address on invitations (email) where email is not null and joined_at is null and taken_back_at is null;
create index invitations_by_email on invitations (created_at desc, id desc) where email is not null;
create index invitations_by_link on invitations (created_at desc, id desc) where email is null;
create index invitations_created_by on invitations (created_by) where created_by is not null;
create index invitations_addresses on invitations (email text_pattern_ops) where email is not null;

-- Each email has a token of its own, so that earlier ones keep working when it is sent again.
create table invitation_tokens (
  token_hash bytea primary key,
  invitation_id uuid not null references invitations (id) on delete cascade
);
create index invitation_tokens_of on invitation_tokens (invitation_id);

-- Who does not want to be invited again: a keyed hash of the address.
create table invitation_refusals (
  address_hash text primary key,
  created_at timestamptz(3) not null default now()
);

-- Members who have not put away the welcome on their dashboard yet.
create table welcomes (
  member_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index welcomes_old on welcomes (created_at);

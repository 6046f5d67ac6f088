-- What operators say of their community: its name, how to reach it, its colour and texts. One row, once somebody has said anything.
create table community_settings (
  is_only boolean primary key default true check (is_only),
  settings jsonb not null,
  -- grows with each change, so that nobody writes over what they have not seen
  version integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- What an operator looks at before others see it.
create table community_drafts (
  operator_id uuid primary key references users (id) on delete cascade,
  settings jsonb not null,
  changed_at timestamptz(3) not null default now()
);

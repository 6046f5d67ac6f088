-- Figures about companies that investors enter for the statement on principal adverse impacts. They belong to an investment, so that they follow
-- it to another ledger, and are kept for each investment in a company, so that they stay when one of them is deleted.
create table impact_figures (
  investment_id uuid not null references investments (id) on delete cascade,
  year smallint not null check (year between 2000 and 2200),
  question text not null,
  -- a sector, for questions that are asked for each one
  row_key text not null default '',
  -- a number, true or false, or the key of an answer
  value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean', 'string')),
  -- of an amount, which is in units of it
  currency text,
  basis text check (basis in ('measured', 'estimated')),
  -- where the figure is from
  note text not null default '',
  entered_by uuid references users (id) on delete set null,
  entered_at timestamptz(3) not null default now(),
  primary key (investment_id, year, question, row_key)
);
create index impact_figures_entered_by on impact_figures (entered_by) where entered_by is not null;

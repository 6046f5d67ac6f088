-- In which weeks (from Monday, UTC) a member used the community, for the figures of the community alone.
create table figures_active_weeks (
  member_id uuid not null references users (id) on delete cascade,
  week date not null,
  primary key (member_id, week)
);
create index figures_active_weeks_of_week on figures_active_weeks (week);

-- The figures of periods that are over, as operators read them: rounded, and without small numbers. Written once and never changed.
create table figure_snapshots (
  series text collate "C" not null check (series in ('week', 'month', 'journey')),
  -- the first day of the period; of a journey, the day as of which it was counted
  period date not null,
  figures jsonb not null,
  made_at timestamptz(3) not null default now(),
  primary key (series, period)
);

-- What a member keeps about a meeting for themselves. Nobody else reads any of it.
create table meeting_notes (
  meeting_id uuid not null references meetings (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  note text not null default '',
  -- what they want to do next, and by when
  step text not null default '',
  step_on date,
  step_done boolean not null default false,
  -- whether the meeting was worth it; null: not answered
  worth text check (worth in ('yes', 'no', 'undecided')),
  changed_at timestamptz(3) not null default now(),
  primary key (meeting_id, member_id),
  check ((step = '') = (step_on is null))
);
create index meeting_notes_steps on meeting_notes (member_id, step_on, meeting_id) where step_on is not null and not step_done;
create index meeting_notes_judged on meeting_notes (member_id, changed_at desc) where worth in ('yes', 'no');

-- Meetings of a mentoring day may be shorter than those that members agree on.
alter table meetings drop constraint meetings_length_check;
alter table meetings add constraint meetings_length_check check (length between 10 and 90);

-- A day on which mentors meet founders in rounds, planned by operators.
create table mentoring_days (
  id uuid primary key,
  title text not null,
  note text not null default '',
  day date not null,
  -- IANA name
  zone text not null,
  -- by the clock of the zone: '09:00'
  first_start text not null,
  -- in minutes, like the break
  length smallint not null check (length between 10 and 60),
  break_minutes smallint not null check (break_minutes between 0 and 60),
  rounds smallint not null check (rounds between 1 and 20),
  -- meetings of a founder at most; null: as many as rounds
  most smallint check (most between 1 and 20),
  -- the last day for wishes
  wishes_until date,
  state text not null default 'draft' check (state in ('draft', 'open', 'sent', 'cancelled')),
  -- counts changes by operators, of whom two may plan at once
  version integer not null default 1,
  -- the reminder a day before was sent
  reminded boolean not null default false,
  -- counts what was mailed to all: the schedule, and that the day is off
  mailing smallint not null default 0,
  created_at timestamptz(3) not null default now()
);
create index mentoring_days_by_date on mentoring_days (day desc, id desc);

create table mentoring_people (
  day_id uuid not null references mentoring_days (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  side text not null check (side in ('mentor', 'founder')),
  -- of a mentor: a table, a room or a link; empty: a video room of the community
  place text not null default '',
  is_out boolean not null default false,
  answered_at timestamptz(3),
  -- IANA name of the zone of the member's clock, when they answered
  zone text,
  primary key (day_id, member_id)
);
create index mentoring_people_of_member on mentoring_people (member_id);

-- Whom people would like to meet. Operators alone see them.
create table mentoring_wishes (
  day_id uuid not null,
  member_id uuid not null,
  wished_id uuid not null,
  -- the first choice is 1
  rank smallint not null,
  primary key (day_id, member_id, wished_id),
  foreign key (day_id, member_id) references mentoring_people (day_id, member_id) on delete cascade,
  foreign key (day_id, wished_id) references mentoring_people (day_id, member_id) on delete cascade
);
create index mentoring_wishes_of_wished on mentoring_wishes (day_id, wished_id);

create table mentoring_pairs (
  day_id uuid not null,
  mentor_id uuid not null,
  founder_id uuid not null,
  -- the first is 1; null: no round is left for the two
  round smallint,
  -- put there by an operator; planning again leaves it
  is_pinned boolean not null default false,
  -- once the day is sent
  meeting_id uuid references meetings (id) on delete set null,
  -- the meeting was cancelled
  is_off boolean not null default false,
  primary key (day_id, mentor_id, founder_id),
  foreign key (day_id, mentor_id) references mentoring_people (day_id, member_id) on delete cascade,
  foreign key (day_id, founder_id) references mentoring_people (day_id, member_id) on delete cascade
);
create unique index mentoring_pairs_of_mentor on mentoring_pairs (day_id, mentor_id, round) where not is_off;
create unique index mentoring_pairs_of_founder on mentoring_pairs (day_id, founder_id, round) where not is_off;
create index mentoring_pairs_by_founder on mentoring_pairs (day_id, founder_id);
create unique index mentoring_pairs_of_meeting on mentoring_pairs (meeting_id) where meeting_id is not null;

-- What operators do about what members report.

-- Members whom operators keep out for a time, or until that is lifted: meanwhile nobody sees them, and all that is theirs stays.
create table suspended_members (
  member_id uuid primary key references users (id) on delete cascade,
  ends_at timestamptz(3),
  -- what the member was told
  reason text not null check (char_length(reason) <= 2000),
  since timestamptz(3) not null default now()
);

-- What operators decide about: all reports of one thing that came while it was open. It outlives who it is about, as reports do.
create table report_cases (
  id uuid primary key,
  kind text not null,
  -- the message, post, comment or review; null for a member, who stands in member_id
  subject_id uuid,
  -- whose it is
  member_id uuid references users (id) on delete set null,
  -- where operators can look at it
  address text,
  -- what became of a content: null where there is none that could be hidden
  content_state text check (content_state in ('shown', 'hidden', 'removed', 'gone')),
  is_open boolean not null default true,
  -- what its place in the queue follows: when it was opened, answered or decided
  moved_at timestamptz(3) not null default now(),
  reports integer not null default 0,
  -- grows with each decision and answer, so that nobody decides about what they have not seen
  version integer not null default 0
);
create unique index report_cases_open on report_cases (kind, coalesce(subject_id, member_id)) where version = 0;
create index report_cases_queue on report_cases (is_open desc, moved_at desc, id desc);
create index report_cases_queue_of_kind on report_cases (kind, is_open desc, moved_at desc, id desc);
create index report_cases_about_member on report_cases (member_id);

alter table reports add column case_id uuid references report_cases (id) on delete cascade;

-- What was reported before: one case for each member, and one for each report of a message, whose ids were not kept.
with grouped as (
  select member_id, (array_agg(id order by created_at, id))[1] as id, max(created_at) as moved_at, count(*)::integer as reports
  from reports where messages = '[]' and member_id is not null group by member_id
)
insert into report_cases (id, kind, member_id, moved_at, reports) select id, 'member', member_id, moved_at, reports from grouped;
insert into report_cases (id, kind, subject_id, member_id, moved_at, reports)
  select id, case when messages = '[]' then 'member' else 'message' end, id, member_id, created_at, 1
  from reports where messages <> '[]' or member_id is null;
update reports r set case_id = coalesce(
  (select c.id from report_cases c where c.kind = 'member' and c.subject_id is null and r.messages = '[]' and c.member_id = r.member_id), r.id);
alter table reports alter column case_id set not null;
create index reports_of_case on reports (case_id, created_at desc, id desc);

-- What an operator decided in a case, and what the member answered to it.
create table report_decisions (
  id uuid primary key,
  case_id uuid not null references report_cases (id) on delete cascade,
  member_id uuid references users (id) on delete set null,
  operator_id uuid references users (id) on delete set null,
  content_act text check (content_act in ('hide', 'restore', 'remove')),
  member_act text check (member_act in ('warn', 'withdraw', 'suspend', 'lift')),
  -- of a suspension; null until it is lifted
  ends_at timestamptz(3),
  -- what the member reads, and what operators alone do
  reason text not null check (char_length(reason) <= 2000),
  note text not null check (char_length(note) <= 2000),
  created_at timestamptz(3) not null default now(),
  answer text check (char_length(answer) <= 2000),
  answered_at timestamptz(3),
  -- what became of the decision after the answer
  outcome text check (outcome in ('kept', 'reversed'))
);
create index report_decisions_of_case on report_decisions (case_id, created_at);
create index report_decisions_about_member on report_decisions (member_id, created_at desc, id desc);
create index report_decisions_by_operator on report_decisions (operator_id);

-- Links by which a member answers without signing in, as hashes.
create table decision_links (
  token_hash bytea primary key,
  decision_id uuid not null references report_decisions (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index decision_links_of_decision on decision_links (decision_id);
create index decision_links_expired on decision_links (expires_at);

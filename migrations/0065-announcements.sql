-- What operators announce: on the dashboard, by email, or as a post at the top of the newsfeed, which has the announcement's id.
create table announcements (
  id uuid primary key,
  -- of the address that counts who follows the link; the same for everybody
  token text collate "C" not null unique,
  author_id uuid references users (id) on delete set null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'stopping', 'stopped', 'sent')),
  version integer not null default 1,
  main_language text not null,
  -- title, text and label of the link, each in all languages
  texts jsonb not null,
  link text not null,
  as_banner boolean not null,
  -- the last day in the time zone, and when it ends
  banner_until date,
  banner_ends_at timestamptz(3),
  as_mail boolean not null,
  as_post boolean not null,
  time_zone text not null,
  -- of the list of members; null if they are chosen one by one
  filters jsonb,
  scheduled_at timestamptz(3),
  begun_at timestamptz(3),
  banner_ended_at timestamptz(3),
  -- each batch of mails is sent by one job
  batch integer not null default 0,
  -- while the mail server asks us to wait
  next_batch_at timestamptz(3),
  -- members in the segment when it began
  members integer not null default 0,
  recipients integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  skipped integer not null default 0,
  followed integer not null default 0,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now()
);
create index announcements_newest on announcements (created_at, id);
create index announcements_by_author on announcements (author_id);
create index announcements_due on announcements (scheduled_at) where state = 'scheduled';
create index announcements_banners on announcements (begun_at desc) where as_banner and begun_at is not null and banner_ended_at is null;
create index announcements_mailed on announcements ((coalesce(begun_at, scheduled_at))) where as_mail and state <> 'draft';

create table announcement_members (
  announcement_id uuid not null references announcements (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  primary key (announcement_id, member_id)
);
create index announcement_members_by_member on announcement_members (member_id);

-- Who is still to get the mail; a row goes as soon as its mail was sent, so that nothing is left when all is sent.
create table announcement_recipients (
  announcement_id uuid not null references announcements (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  -- how often the mail server asked to try again later
  attempts integer not null default 0,
  primary key (announcement_id, member_id)
);
create index announcement_recipients_next on announcement_recipients (announcement_id, attempts, member_id);
create index announcement_recipients_by_member on announcement_recipients (member_id);

create table announcement_dismissals (
  announcement_id uuid not null references announcements (id) on delete cascade,
  member_id uuid not null references users (id) on delete cascade,
  primary key (announcement_id, member_id)
);
create index announcement_dismissals_by_member on announcement_dismissals (member_id);

-- Members who do not want emails from the operators.
create table announcement_opt_outs (
  member_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);

insert into retention_rules (kind, days) values ('announcements.sent', null);

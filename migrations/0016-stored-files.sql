-- What each member's files take, of which a member may have so much. Pictures that were stored before are not counted.
create table stored_files (
  key text collate "C" primary key,
  member_id uuid not null,
  bytes integer not null check (bytes >= 0),
  created_at timestamptz(3) not null default now()
);
create index stored_files_of_member on stored_files (member_id) include (bytes);

-- What members think of the platform (`reviewed_user_id` is null) and of each other: one review of each, which writing again replaces.
create table reviews (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  reviewed_user_id uuid references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  review_text text not null,
  -- by the member whom it is about
  reply text,
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- by the operators: then its author alone sees it
  hidden_at timestamptz(3),
  check (user_id <> reviewed_user_id),
  check ((reply is null) = (replied_at is null))
);
create unique index reviews_of_platform_once on reviews (user_id) where reviewed_user_id is null;
create unique index reviews_of_member_once on reviews (reviewed_user_id, user_id) include (rating, hidden_at) where reviewed_user_id is not null;
create index reviews_of_platform_newest on reviews (created_at desc, id desc) where reviewed_user_id is null and hidden_at is null;
create index reviews_of_member_newest on reviews (reviewed_user_id, created_at desc, id desc)
  where reviewed_user_id is not null and hidden_at is null;
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_by_member on reviews (user_id, created_at);

-- How many reviews of the platform there are with 1 to 5 stars, those that are hidden aside, so that no view counts them. One row, so that
-- two who write at once wait for each other in no circle.
create table platform_review_counts (
  id boolean primary key default true check (id),
  counts integer[] not null default '{0,0,0,0,0}'
);
insert into platform_review_counts default values;

create function count_platform_reviews() returns trigger language plpgsql as $$
declare
  lost smallint;
  won smallint;
begin
  if tg_op <> 'INSERT' and old.reviewed_user_id is null and old.hidden_at is null then lost := old.rating; end if;
  if tg_op <> 'DELETE' and new.reviewed_user_id is null and new.hidden_at is null then won := new.rating; end if;
  if lost is distinct from won then
    update platform_review_counts
    set counts = array(select n - coalesce((stars = lost)::int, 0) + coalesce((stars = won)::int, 0)
      from unnest(counts) with ordinality as each (n, stars) order by stars);
  end if;
  return null;
end $$;
create trigger count_reviews_of_platform after insert or update of rating, hidden_at or delete on reviews
  for each row execute function count_platform_reviews();

-- Whether a member has said anything to the other: who has talked with whom is then known without reading what they said.
alter table conversation_members add column has_said boolean not null default false;
update conversation_members side set has_said = true
where exists (select from chat_messages m where m.conversation_id = side.conversation_id and m.sender_id = side.member_id);

-- Talks about investing that operators announce to members.
create table webinars (
  id uuid primary key,
  title text not null,
  speaker text not null,
  description text not null default '',
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- where one takes part, and where one sees it afterwards
  link text,
  recording text,
  updated_at timestamptz(3) not null default now(),
  check (ends_at > starts_at)
);
create index webinars_by_end on webinars (ends_at, id);

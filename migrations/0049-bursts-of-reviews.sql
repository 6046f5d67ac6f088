-- Reviews of the platform that come in a burst wait for an operator: meanwhile they are neither shown nor counted.
alter table reviews
  add column waiting_since timestamptz(3),
  -- by an operator, so that a later burst does not hide it again
  add column approved_at timestamptz(3);

drop index reviews_of_platform_newest;
create index reviews_of_platform_newest on reviews (created_at desc, id desc)
  where reviewed_user_id is null and hidden_at is null and waiting_since is null;
create index reviews_of_platform_written on reviews ((coalesce(edited_at, created_at))) where reviewed_user_id is null;
create index reviews_waiting on reviews (created_at desc, id desc) where waiting_since is not null;

create or replace function count_platform_reviews() returns trigger language plpgsql as $$
declare
  lost smallint;
  won smallint;
begin
  if tg_op <> 'INSERT' and old.reviewed_user_id is null and old.hidden_at is null and old.waiting_since is null then lost := old.rating; end if;
  if tg_op <> 'DELETE' and new.reviewed_user_id is null and new.hidden_at is null and new.waiting_since is null then won := new.rating; end if;
  if lost is distinct from won then
    update platform_review_counts
    set counts = array(select n - coalesce((stars = lost)::int, 0) + coalesce((stars = won)::int, 0)
      from unnest(counts) with ordinality as each (n, stars) order by stars);
  end if;
  return null;
end $$;
drop trigger count_reviews_of_platform on reviews;
create trigger count_reviews_of_platform after insert or update of rating, hidden_at, waiting_since or delete on reviews
  for each row execute function count_platform_reviews();

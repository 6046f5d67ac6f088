-- The period of a year with answers is kept: a later change of the organisation's currency relabelled the amounts of all years before.
insert into sustainability_years (organisation_id, year, starts_on, ends_on, currency)
select distinct a.organisation_id, a.year, make_date(a.year, 1, 1), make_date(a.year, 12, 31), o.currency
from sustainability_answers a join organisations o on o.id = a.organisation_id
on conflict do nothing;

-- Ledgers that the people of an organisation share. `user_id` is the member who is responsible for an investment: who added it, or who
-- continues for them. Without an organisation, the investment is in their own ledger, which nobody else reads.
alter table investments add column organisation_id uuid references organisations (id) on delete set null;
-- Who added or last changed it, in a shared ledger.
alter table investments add column updated_by uuid references users (id) on delete set null;
drop index investments_of_member;
create index investments_of_member on investments (user_id, organisation_id, first_date desc, id desc);
create index investments_of_organisation on investments (organisation_id, first_date desc, id desc) where organisation_id is not null;
create index investments_updated_by on investments (updated_by) where updated_by is not null;

alter table investment_flows
  add column updated_by uuid references users (id) on delete set null,
  add column updated_at timestamptz(3) not null default now();
create index investment_flows_updated_by on investment_flows (updated_by) where updated_by is not null;
alter table investment_valuations
  add column updated_by uuid references users (id) on delete set null,
  add column updated_at timestamptz(3) not null default now();
create index investment_valuations_updated_by on investment_valuations (updated_by) where updated_by is not null;

-- A shared ledger has rates of its own, too. Without either owner, they are the community's.
alter table exchange_rates add column organisation_id uuid references organisations (id) on delete cascade;
alter table exchange_rates add check (num_nonnulls(user_id, organisation_id) <= 1);
alter table exchange_rates drop constraint exchange_rates_user_id_currency_date_key;
alter table exchange_rates add unique nulls not distinct (user_id, organisation_id, currency, date);
drop index exchange_rates_newest;
create index exchange_rates_newest on exchange_rates (user_id, organisation_id, date desc, currency desc);
create index exchange_rates_of_organisation on exchange_rates (organisation_id) where organisation_id is not null;

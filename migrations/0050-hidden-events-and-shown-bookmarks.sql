-- Operators can hide an event: its status before comes back when they show it again.
alter table events drop constraint events_status_check;
alter table events
  add column hidden_status text check (hidden_status in ('scheduled', 'cancelled')),
  add constraint events_status_check check (status in ('scheduled', 'cancelled', 'retired', 'hidden')),
  add constraint events_hidden_status check ((status = 'hidden') = (hidden_status is not null));

-- What the owners of a deal see of its bookmarks: in steps, as of the beginning of the week.
alter table deal_counts add column bookmarks_shown integer not null default 0;

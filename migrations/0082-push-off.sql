-- Whether the member removed the browser from the list. Until its session ends, it stays off unless they turn it on there again.
alter table push_devices add column is_off boolean not null default false;

-- Anybody can apply with an address that is not theirs: such an application must not replace one that is waiting to be confirmed.
drop index applications_of_address;
create unique index applications_of_address on applications (email) where state in ('waiting', 'declined');
create index applications_unconfirmed on applications (email) where state = 'unconfirmed';

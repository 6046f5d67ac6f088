-- Which language the product speaks to a member, in the application and in mails; null: as their browser asks, mails in English.
alter table users add column language text collate "C" check (language in ('en', 'de', 'fr', 'es'));

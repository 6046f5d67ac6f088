-- Whoever reads the database must not be able to sign in with what it holds: of sessions' tokens only the SHA-256 is kept.
alter table auth.session rename column token to token_hash;
update auth.session set token_hash = encode(sha256(convert_to(token_hash, 'UTF8')), 'hex');

-- Mails were queued as they go out, reset links and all, and kept for a week after.
do $$ begin
  if to_regclass('jobs.job') is not null then
    delete from jobs.job where name in ('mail.deliver', 'accounts.mailResetLink');
  end if;
end $$;

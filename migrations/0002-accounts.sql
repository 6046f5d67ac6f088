-- Tables of the accounts library (better-auth), in a schema of their own and with its names, and our reset links.

create schema auth;

create table auth."user" (
  id uuid primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  -- what was said on joining, from which the profile is opened
  "userType" text not null default 'startup',
  "companyName" text not null default '',
  bio text not null default '',
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);

create table auth.session (
  id uuid primary key,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  token text collate "C" not null unique,
  "expiresAt" timestamptz(3) not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create index session_by_user on auth.session ("userId");
create index session_by_expiry on auth.session ("expiresAt");

create table auth.account (
  id uuid primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz(3),
  "refreshTokenExpiresAt" timestamptz(3),
  scope text,
  password text,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create unique index account_of_user on auth.account ("userId", "providerId");

create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz(3) not null,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create index verification_by_identifier on auth.verification (identifier);

-- A reset link is a pair of tokens; only their SHA-256 is kept.
create table password_resets (
  access_hash bytea primary key,
  refresh_hash bytea not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index password_resets_by_user on password_resets (user_id);

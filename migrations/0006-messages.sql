-- Conversations of two members. The row of a conversation is what senders wait for in turn: `last_position` numbers its messages
-- without gaps and in the order of their commits, so that "what came after 17" never misses one.

create table conversations (
  id bigint generated always as identity primary key,
  member_a uuid not null references users (id) on delete cascade,
  member_b uuid not null references users (id) on delete cascade,
  last_position integer not null default 0,
  unique (member_a, member_b),
  check (member_a < member_b)
) with (fillfactor = 70);
create index conversations_of_b on conversations (member_b, member_a);

-- What each of the two sees of it.
create table conversation_members (
  member_id uuid not null,
  other_id uuid not null,
  conversation_id bigint not null references conversations (id) on delete cascade,
  last_message_at timestamptz(3) not null,
  -- how many messages to this member were not read, and not yet had by any client of theirs
  unread integer not null default 0,
  undelivered integer not null default 0,
  read_position integer not null default 0,
  delivered_position integer not null default 0,
  muted boolean not null default false,
  primary key (member_id, other_id)
);
create index conversation_members_of_conversation on conversation_members (conversation_id);
create index conversations_newest on conversation_members (member_id, last_message_at desc, conversation_id desc);
create index conversations_unread on conversation_members (member_id) where unread > 0;
create index conversations_undelivered on conversation_members (member_id) where undelivered > 0;

-- `id` is made by the sender's client. Whoever sent and received goes with the conversation when an account is deleted.
create table chat_messages (
  id uuid primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  position integer not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  content text not null check (char_length(content) <= 4000),
  read boolean not null default false,
  read_at timestamptz(3),
  delivered_at timestamptz(3),
  unsent_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  unique (conversation_id, position)
) with (fillfactor = 85);

-- What messages are found by: their folded words and both members ('m:<id>'), so that one index answers "these words, in mine". The
-- newest of a member are walked through before it is asked, since what is common is met among them.
create table message_terms (
  conversation_id bigint not null,
  position integer not null,
  created_at timestamptz(3) not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  terms tsvector not null,
  primary key (conversation_id, position),
  foreign key (conversation_id, position) references chat_messages (conversation_id, position) on delete cascade
);
create index message_terms_words on message_terms using gin (terms) with (fastupdate = off);
create index message_terms_sent on message_terms (sender_id, created_at desc, conversation_id desc, position desc);
create index message_terms_received on message_terms (receiver_id, created_at desc, conversation_id desc, position desc);

-- What is done is kept as what it is, and said in the language of who reads it; words of members stay in "description".
alter table notifications add column details jsonb;

-- What an operator's act is about is a name, or words of the catalogue. Acts of all rooms are called alike: "act.reviews.hidden".
alter table operator_acts add column details jsonb;
update operator_acts set act = case act
  when 'community.changed' then 'act.community.changed'
  else regexp_replace(act, '^([A-Za-z]+)\.acts?\.', 'act.\1.') end;

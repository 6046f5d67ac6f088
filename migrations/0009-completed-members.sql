-- Members whose profile is complete are found by a facet of its own; new entries are written with it.
update directory_entries e
set name_terms = name_terms || completed.term, all_terms = all_terms || completed.term
from users u, (select array_to_tsvector('{completed:true}') as term) completed
where u.id = e.user_id and u.profile_completed;

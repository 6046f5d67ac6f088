-- Interests of members who have connected elsewhere since are answered: until 0086, nobody could clear them.
update matches m set answered = true, waiting = false
from connections c
where m.status = 'accepted' and (m.waiting or not m.answered)
  and c.member_a = least(m.user_id, m.matched_user_id) and c.member_b = greatest(m.user_id, m.matched_user_id);

-- Nor does an answer stay confirmed if all who confirmed it have deleted their accounts.
update sustainability_answers a set state = case
  when exists (
    select from sustainability_evidence e
    where e.answer_id = a.id
      and (e.file_id is null or exists (select from documents d where d.subject_id = e.file_id and d.state = 'ready'))
  ) then 'evidenced' else 'stated' end
where a.state = 'confirmed' and not exists (select from sustainability_confirmations c where c.answer_id = a.id);

-- Interests of members who have connected elsewhere since are answered: until 0086, nobody could clear them.
update matches m set answered = true, waiting = false
from connections c
where m.status = 'accepted' and (m.waiting or not m.answered)
  and c.member_a = least(m.user_id, m.matched_user_id) and c.member_b = greatest(m.user_id, m.matched_user_id);

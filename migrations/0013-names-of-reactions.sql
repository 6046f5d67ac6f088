-- Reactions are called by what they do, a verb and its object; each goes on where it had come to.
update reaction_positions set reaction = renamed.name
from (values
  ('directory.followProfiles', 'directory.keepEntries'),
  ('matching.learn', 'matching.learnFromDecisions'),
  ('matching.followDisconnected', 'matching.rejectDisconnected')
) renamed (before, name)
where reaction = renamed.before;

export { type BriefRow, briefColumns, briefOf, briefsById, presentBrief } from './brief.ts'
export { members } from './members.ts'
export { hasMembers, keepEmail, roleOf, setRole } from './queries.ts'
export { memberSummary } from './summary.ts'

export { ScoreBadge } from './card/ScoreBadge.tsx'
export { matchCardOf } from './data.ts'

export { ScoreBadge } from './card/ScoreBadge.tsx'

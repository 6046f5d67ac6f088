export { decisionAbout } from './decision-queries.ts'
export { reportsConcerning } from './queries.ts'
export { suspendDirectly } from './suspend-directly.ts'

export { memberSummary } from './member-summary.ts'
export { openProfile } from './open-profile.ts'
export { newPictureBase, storeVariants } from './pictures.ts'
export { setRole } from './queries.ts'

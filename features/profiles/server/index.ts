export { visibleProfile } from './access.ts'
export { profileFacts } from './facts.ts'
export { openProfile } from './open-profile.ts'
export { filesOf, newPictureBase } from './pictures/names.ts'

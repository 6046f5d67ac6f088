export { profileFacts } from './facts.ts'
export { openProfile } from './open-profile.ts'
export { newPictureBase, storeVariants } from './pictures.ts'

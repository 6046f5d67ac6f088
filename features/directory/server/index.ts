export { rebuildDirectory } from './rebuild.ts'
export { cardsSeenBy, countMembers } from './handlers.ts'
export { memberCountries } from './queries.ts'

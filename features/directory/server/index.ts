export { rebuildDirectory } from './rebuild.ts'
export { countMembers } from './handlers.ts'
export { memberCountries } from './queries.ts'

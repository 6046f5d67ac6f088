export { rebuildDirectory } from './entries.ts'
export { countMembers } from './handlers.ts'
export { memberCountries } from './queries.ts'

export { rebuildDirectory } from './entries.ts'
export { countMembers } from './handlers.ts'
export { countryCount } from './queries.ts'

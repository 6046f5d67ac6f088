export { type Viewer } from './matching-entries.ts'
export { type Searchable, follow } from './searchable.ts'
export { authorTerm, everybody, filterTerm, groupKey, memberKey, organisationKey, staffKey } from './terms.ts'

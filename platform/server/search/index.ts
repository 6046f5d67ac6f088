import './events.ts'
import './tables.ts'

export { type Viewer } from './matching-entries.ts'
export { type Followed, type Searchable, follow } from './searchable.ts'
export { idsIn } from './source-ids.ts'
export { authorTerm, everybody, filterTerm, groupKey, itemKey, memberKey, organisationKey, staffKey } from './terms.ts'

import './events.ts'
import './tables.ts'

export { type Viewer } from './matching-entries.ts'
export { type Searchable, follow } from './searchable.ts'
export { sourceIds } from './source-ids.ts'
export { titleFrom } from './title-from.ts'
export { authorTerm, everybody, filterTerm, groupKey, memberKey, organisationKey, staffKey } from './terms.ts'

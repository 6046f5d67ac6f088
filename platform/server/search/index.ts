import './events.ts'
import './tables.ts'

export { type KindCount, type Viewer } from './matching-entries.ts'
export { type MarkedPart } from './excerpt.ts'
export { type EntryKey, type Followed, type FoundCard, type Indexed, type Searchable, follow } from './searchable.ts'
export { idsIn } from './source-ids.ts'
export { authorTerm, everybody, filterTerm, groupKey, itemKey, memberKey, organisationKey, staffKey } from './terms.ts'

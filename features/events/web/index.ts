export { useEventSearch } from './use-event-search.ts'
export { whenOf } from './when.ts'

export { calendarEntryOf } from './calendar-entry.ts'
export { type Side, sidesSince } from './side.ts'

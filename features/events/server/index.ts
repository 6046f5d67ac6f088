export { type EventFacts, eventFacts, eventsOfMember, isSeenBy } from './facts.ts'
export { type Imported, importEvents } from './import/import-events.ts'
export { preferencesOf } from './preferences.ts'
export { type Recommendation, recommendFor } from './recommendation.ts'

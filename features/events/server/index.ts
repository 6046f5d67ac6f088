export { type EventFacts, eventFacts, eventsOfMember, isSeenBy } from './facts.ts'
export { preferencesOf } from './preferences.ts'
export { type Recommendation, recommendFor } from './recommendation.ts'

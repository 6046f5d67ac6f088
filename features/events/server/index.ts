export { type EventFacts, eventFacts, eventsOfMember, isSeenBy } from './facts.ts'

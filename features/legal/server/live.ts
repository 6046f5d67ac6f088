import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { legalLive } from '../contract.ts'

const event = liveEvents(legalLive)

/** What every open page watches. */
export const termsTopic = 'terms:newest'

export const toldEverybody = () => event('legal.termsChanged', [termsTopic], {})
export const toldMember = (id: string) => event('legal.termsChanged', [toMember(id)], {})

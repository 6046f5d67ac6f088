import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Offer, OwnOffer, Slot, Wait } from '../contract.ts'
import { requireOffer } from './access.ts'
import { type SeenOffer, offersFor, offersOf, slotsOf, slotsSeenBy, waitsOf } from './queries.ts'

const byNext = keyset(
  z.object({ at: givenTimestamp, id: z.uuid() }),
  ({ next_at, next_id }: Awaited<ReturnType<typeof offersFor>>[number]) => ({ at: next_at.toISOString(), id: next_id }),
)

/** A page of the offers that the actor may book. @throws Refusal invalidInput for an invalid cursor */
export async function listOffers(
  reader: Reader,
  actor: Actor,
  { topic, member_id, ...request }: PageRequest & { topic?: string | undefined; member_id?: string | undefined },
): Promise<Page<Offer>> {
  const page = await readPage(request, byNext, (limit, after) =>
    offersFor(reader, { viewer: actor.id, limit, topic, mentor: member_id, ...after }),
  )
  return presentPage(page, presentOffer)
}

/** @throws Refusal gone */
export async function getOffer(reader: Reader, actor: Actor, id: string): Promise<Offer & { slots: Slot[] }> {
  const offer = await requireOffer(reader, actor, id)
  const slots = await slotsSeenBy(reader, actor.id, id)
  return {
    ...presentOffer(offer),
    slots: slots.map((slot) => ({ ...spanOf(slot), free: slot.free, yours: slot.yours, before_you: slot.before_you })),
  }
}

/** The actor's own offers, with who has booked. */
export async function listOwn(reader: Reader, actor: Actor): Promise<OwnOffer[]> {
  const [offers, slots] = await Promise.all([offersOf(reader, actor.id), slotsOf(reader, actor.id)])
  return offers.map((offer) => ({
    ...factsOf(offer),
    open_to: offer.open_to,
    group_id: offer.group_id,
    slots: slots
      .filter(({ offer_id }) => offer_id === offer.id)
      .map((slot) => ({
        ...spanOf(slot),
        people: slot.people.map(({ member, answer }) => ({ member: presentBrief(member), answer })),
        waiting: slot.waiting,
      })),
  }))
}

/** The times for which the actor waits. */
export async function listWaits(reader: Reader, actor: Actor): Promise<Wait[]> {
  const waits = await waitsOf(reader, actor.id)
  return waits.map((wait) => ({ ...wait, mentor: presentBrief(wait.mentor), starts_at: wait.starts_at.toISOString() }))
}

const factsOf = ({ id, title, about, topics, question, length, places, place_kind }: Omit<SeenOffer, 'mentor' | 'next_free'>) => ({
  id,
  title,
  about,
  topics,
  question,
  length,
  places,
  place_kind,
})

const presentOffer = (offer: SeenOffer): Offer => ({
  ...factsOf(offer),
  mentor: presentBrief(offer.mentor),
  next_free: offer.next_free?.toISOString() ?? null,
})

const spanOf = ({ id, starts_at, ends_at }: { id: string; starts_at: Date; ends_at: Date }) => ({
  id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

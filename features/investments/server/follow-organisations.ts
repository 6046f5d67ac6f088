import type { Tx } from '#platform/server/database/index.ts'
import { type DomainEvent, type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { heirFor, roleIn } from '#features/organisations/server/index.ts'
import { handOverInvestments } from './hand-over.ts'
import type { Holder } from './holder.ts'
import { tellChanged } from './live.ts'
import { lockLedger } from './queries.ts'
import { mergeRates } from './rate-queries.ts'
import { announceLedger } from './searchables.ts'

type Followed = 'organisation.left' | 'organisation.merged' | 'organisation.removed'

/**
 * Keeps shared ledgers in step with their organisations. The investments of a deleted organisation are back in the own ledgers of those who
 * added them by their foreign key.
 */
export const followOrganisations = ({ live }: Pick<Services, 'live'>): Reaction =>
  reaction<Followed>({
    name: 'investments.followOrganisations',
    on: ['organisation.left', 'organisation.merged', 'organisation.removed'],
    fromNow: true,
    async react(tx, events) {
      for (const event of events)
        for (const holder of await follow(tx, event)) {
          await announceLedger(tx, holder)
          await tellChanged(live, tx, holder, null)
        }
    },
  })

/** @returns the ledgers that have changed */
async function follow(tx: Tx, { type, payload }: DomainEvent<Followed>): Promise<Holder[]> {
  if (type === 'organisation.left') return continueInvestments(tx, payload)
  if (type === 'organisation.merged') return mergeLedgers(tx, payload.organisation_id, payload.into_id)
  return payload.member_ids.map((member) => ({ member }))
}

interface Left {
  organisation_id: string
  member_id: string
  heir_id: string | null
}

/** What somebody added stays with the organisation; without anybody in it, it is back in the member's own ledger. */
async function continueInvestments(tx: Tx, { organisation_id, member_id, heir_id }: Left): Promise<Holder[]> {
  // They are back.
  if (await roleIn(tx, member_id, organisation_id)) return []
  const isHeirIn = heir_id !== null && (await roleIn(tx, heir_id, organisation_id)) !== undefined
  const to = isHeirIn ? heir_id : (await heirFor(tx, organisation_id, member_id))?.member_id
  if (to) {
    await handOverInvestments(tx, { organisation_id, from: member_id, to })
    return [{ organisation: organisation_id }]
  }
  await tx
    .updateTable('investments')
    .set({ organisation_id: null })
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', member_id)
    .execute()
  return [{ member: member_id }]
}

async function mergeLedgers(tx: Tx, from: string, into: string): Promise<Holder[]> {
  for (const organisation of [from, into].toSorted()) await lockLedger(tx, { organisation })
  await tx.updateTable('investments').set({ organisation_id: into }).where('organisation_id', '=', from).execute()
  await mergeRates(tx, from, into)
  return [{ organisation: into }]
}

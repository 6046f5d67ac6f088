import * as z from 'zod'
import { type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { UserType } from '#platform/members.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { requireOpenGroup } from '#features/groups/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { Invitation } from '../invitations-contract.ts'
import type { InvitationState } from '../vocabulary.ts'
import { domainOf } from '../email.ts'
import { joiningProblems } from '../problems.ts'
import { acts, unnamedLink } from './acts.ts'
import { addressHasher } from './address-hash.ts'
import { queueInvitations } from './invitation-mails.ts'
import {
  type ListedInvitation,
  addressOfToken,
  askAgain,
  insertLink,
  insertRefusal,
  invitationsBefore,
  replaceToken,
  takeBack,
  takeBackFrom,
} from './invitation-queries.ts'
import { joiningChanged } from './live.ts'
import { newToken, tokenHashOf } from './token-hash.ts'

interface GivenLink {
  note: string
  user_type: UserType | null
  most_uses: number | null
  expires_on: string | null
  group_id: string | null
}

/** @returns the link's code, which is stored as a hash only @throws Refusal gone, archived of the group */
export const createLink = ({ database, live }: Services, actor: Actor, { note, user_type, most_uses, expires_on, group_id }: GivenLink) =>
  database.transaction(async (tx) => {
    if (group_id) await requireOpenGroup(tx, group_id)
    const code = newToken()
    const link = {
      email: null,
      note,
      group_id,
      user_type,
      language: null,
      most_uses,
      expires_at: expires_on === null ? null : new Date(`${expires_on}T23:59:59.999Z`),
      created_by: actor.id,
      asked_at: null,
      sent_at: null,
      failed_at: null,
      joined_at: null,
      taken_back_at: null,
    }
    const id = await insertLink(tx, link, tokenHashOf(code))
    await recordAct(tx, actor.id, acts.link, note || unnamedLink)
    live.tellAfter(tx, joiningChanged)
    return { id, code }
  })

/** Gives a link another code; the one before stops working. @throws Refusal notFound, also for links that do not work any more */
export const renewLink = ({ database, live }: Services, actor: Actor, id: string) =>
  database.transaction(async (tx) => {
    const code = newToken()
    const note = await replaceToken(tx, id, tokenHashOf(code))
    if (note === undefined) throw new Refusal(problems.notFound)
    await recordAct(tx, actor.id, acts.renewed, note || unnamedLink)
    live.tellAfter(tx, joiningChanged)
    return { id, code }
  })

export const takeBackInvitations = ({ database, live }: Services, actor: Actor, ids: readonly string[]): Promise<number> =>
  database.transaction(async (tx) => {
    const count = await takeBack(tx, ids)
    if (count > 0) await recordAct(tx, actor.id, acts.takenBack, String(count))
    live.tellAfter(tx, joiningChanged)
    return count
  })

/** Sends an invitation again. @throws Refusal notFound, sentToday */
export const sendAgain = (services: Services, actor: Actor, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const asked = await askAgain(tx, id)
    if (!asked) throw new Refusal(problems.notFound)
    if (asked.isEarly) throw new Refusal(joiningProblems.sentToday)
    await queueInvitations(services, tx, [id])
    await recordAct(tx, actor.id, acts.sentAgain, domainOf(asked.email))
    services.live.tellAfter(tx, joiningChanged)
  })

/** Whether a code is of an invitation that was sent to an address. */
export async function isMailedInvitation({ database }: Services, code: string): Promise<boolean> {
  return (await addressOfToken(database.kysely, tokenHashOf(code))) !== undefined
}

/** The owner of the address does not want to be invited again. @throws Refusal notFound */
export const refuseInvitations = ({ database, live }: Services, code: string): Promise<void> =>
  database.transaction(async (tx) => {
    const found = await addressOfToken(tx, tokenHashOf(code))
    if (!found?.email) throw new Refusal(problems.notFound)
    const hash = await addressHasher(tx)
    await insertRefusal(tx, hash(found.email))
    await takeBackFrom(tx, found.email)
    live.tellAfter(tx, joiningChanged)
  })

const newestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: ListedInvitation) => ({
  at: created_at.toISOString(),
  id,
}))

interface Listed extends PageRequest {
  kind: 'links' | 'emails'
  state?: InvitationState | undefined
  address?: string | undefined
}

export const listInvitations = async (reader: Reader, { kind, state, address, ...request }: Listed) =>
  presentPage(
    await readPage(request, newestFirst, (limit, after) => invitationsBefore(reader, { kind, state, address }, limit, after)),
    present,
  )

const present = ({ inviter, expires_at, created_at, sent_at, ...rest }: ListedInvitation): Invitation => ({
  ...rest,
  expires_at: expires_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  created_by: inviter,
  sent_at: sent_at?.toISOString() ?? null,
})

import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { declinedDays } from '../limits.ts'
import { organisationProblems } from '../problems.ts'
import { organisationFor, organisationToChange, requireAct } from './access.ts'
import { addPerson } from './add-person.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { personIn } from './people-queries.ts'
import { lockOrganisation } from './queries.ts'
import { type RequestRow, deleteRequest, putRequest, requestOf, requestsSeenBy, setRequestDeclined } from './request-queries.ts'

/** @throws Refusal gone, profileFirst, alreadyIn, declinedLately */
export async function askToJoin({ events, live }: Services, actor: Actor, id: string, note: string): Promise<void> {
  await events.change(async (tx, announce) => {
    await lockOrganisation(tx, id)
    await organisationFor(tx, actor, id)
    await requireProfile(tx, actor, organisationProblems.profileFirst)
    if (await personIn(tx, id, actor.id)) throw new Refusal(organisationProblems.alreadyIn)
    const before = await requestOf(tx, id, actor.id)
    if (before?.declined_at && before.declined_at.getTime() > Date.now() - declinedDays * 86_400_000)
      throw new Refusal(organisationProblems.declinedLately, { days: declinedDays })
    await putRequest(tx, id, actor.id, note)
    await announce('organisation.joinAsked', { organisation_id: id, member_id: actor.id })
    tellChanged(live, tx, id)
    tellOwnChanged(live, tx, actor.id, id)
  })
}

export async function withdrawRequest({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteRequest(tx, id, actor.id))) return
    await announce('organisation.joinRequestGone', { organisation_id: id, member_id: actor.id })
    tellChanged(live, tx, id)
    tellOwnChanged(live, tx, actor.id, id)
  })
}

/** @throws Refusal gone, notIn, notYourRole, requestGone, tooMany, fullHouse */
export async function answerRequest(
  services: Services,
  actor: Actor,
  id: string,
  memberId: string,
  answer: 'accept' | 'decline',
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const { organisation } = await organisationToChange(tx, actor, id, 'managePeople')
    const request = await requestOf(tx, id, memberId)
    if (!request || request.declined_at) throw new Refusal(organisationProblems.requestGone)
    if (answer === 'accept') {
      await addPerson(services, tx, announce, {
        organisation,
        member_id: memberId,
        role: 'member',
        title: '',
        via: 'request',
        by: actor.id,
      })
      return
    }
    await setRequestDeclined(tx, id, memberId)
    await announce('organisation.joinRequestGone', { organisation_id: id, member_id: memberId })
    tellChanged(services.live, tx, id)
    tellOwnChanged(services.live, tx, memberId, id)
  })
}

const oldestFirst = keyset(z.object({ asked_at: givenTimestamp, member_id: z.uuid() }), ({ asked_at, member_id }: RequestRow) => ({
  asked_at: asked_at.toISOString(),
  member_id,
}))

/** @throws Refusal notIn, notYourRole; invalidInput for an invalid cursor */
export async function listRequests(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<RequestRow>> {
  await requireAct(reader, actor, id, 'managePeople')
  return readPage(request, oldestFirst, (limit, after) => requestsSeenBy(reader, { viewer: actor.id, organisation: id, limit, ...after }))
}

import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { presentOrganisation, requireAct } from '#features/organisations/server/index.ts'
import { byQuestion, progressIn } from '../answers/progress.ts'
import { withFigures } from '../answers/with-figures.ts'
import { type Audience, type ChosenAudiences, audienceOf } from '../audience.ts'
import { questions } from '../catalogue/catalogue.ts'
import type { Framework, Section } from '../catalogue/question.ts'
import { declinedDays, requestsEach } from '../limits.ts'
import { sustainabilityProblems } from '../problems.ts'
import type { ReceivedRequest, RequestState, SentRequest, WaitingRequests } from '../requests-contract.ts'
import { readingsFor, requireYear, teamToChange } from './access.ts'
import { answersOf } from './answer-queries.ts'
import { renewFacts } from './facts.ts'
import { tellReaders, tellRequestChanged, tellTeam } from './live.ts'
import { countRequests } from './limiters.ts'
import {
  type ReceivedRow,
  type RequestRow,
  type SentRow,
  declinedLately,
  deleteRequest,
  insertRequest,
  isBy,
  lockRequest,
  openRequestsBy,
  receivedRequests,
  sentRequests,
  setRequest,
  waitingRequests,
} from './request-queries.ts'
import { putAudience, sectionsOf } from './section-queries.ts'

interface Asked {
  organisations: readonly { id: string; request_id: string }[]
  framework: Framework
  year: number
  due_on: string | null
  note: string
  as_organisation_id: string | null
}

/**
 * Asks organisations for their answers to a framework's questions, in one's own name or that of an organisation of one's own.
 * @throws Refusal futureYear, dueInPast, gone, ownOrganisation, notIn, tooManyRequests
 */
export async function askForAnswers(
  { events, live }: Services,
  actor: Actor,
  { organisations, framework, year, due_on, note, as_organisation_id }: Asked,
): Promise<{ asked: number; already: number }> {
  requireYear(year)
  if (due_on !== null && due_on < new Date().toISOString().slice(0, 10)) throw new Refusal(sustainabilityProblems.dueInPast)
  await countRequests(actor.id, organisations.length)
  return events.change(async (tx, announce) => {
    if (as_organisation_id) await requireAct(tx, actor, as_organisation_id, 'act')
    if ((await openRequestsBy(tx, actor.id)) + organisations.length > requestsEach) {
      throw new Refusal(sustainabilityProblems.tooManyRequests, { most: requestsEach })
    }
    const ids = organisations.map(({ id }) => id)
    const readings = await readingsFor(tx, actor.id, ids)
    const set = { asked_by: actor.id, for_organisation: as_organisation_id, framework, year }
    const declined = await declinedLately(tx, { ...set, organisations: ids, days: declinedDays })
    let asked = 0
    // In one order, so that two who ask for the same do not wait for each other.
    for (const { id, request_id } of organisations.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const reader = readings.get(id)?.reader
      if (!reader) throw new Refusal(organisationProblems.gone)
      if (reader.isTeam) throw new Refusal(sustainabilityProblems.ownOrganisation)
      const request = {
        id: request_id,
        organisation_id: id,
        asked_by: actor.id,
        for_organisation: as_organisation_id,
        framework,
        year,
        due_on,
        note,
      }
      if (declined.has(id) || !(await insertRequest(tx, request))) continue
      asked += 1
      await announce('sustainability.asked', { organisation_id: id, request_id, by: actor.id })
      await tellTeam(live, tx, id)
    }
    return { asked, already: organisations.length - asked }
  })
}

/** Withdraws an open request of the actor's own, or what was granted for it. @throws Refusal requestGone */
export async function withdrawRequest({ events, live }: Services, actor: Actor, requestId: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const request = await lockRequest(tx, requestId)
    if (!request || !(await isBy(tx, request, actor.id)) || (request.state !== 'open' && request.state !== 'granted'))
      throw new Refusal(sustainabilityProblems.requestGone)
    await deleteRequest(tx, requestId)
    await announce('sustainability.requestSettled', {
      organisation_id: request.organisation_id,
      request_id: requestId,
      outcome: 'withdrawn',
    })
    await tellTeam(live, tx, request.organisation_id)
  })
}

/** Gives access for several requests at once; those that are not open any more are left as they are. @throws Refusal notIn, notYourRole */
export async function grantRequests(
  services: Services,
  actor: Actor,
  { id, request_ids }: { id: string; request_ids: readonly string[] },
): Promise<{ granted: number }> {
  return services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id, 'edit')
    let granted = 0
    for (const request_id of request_ids.toSorted()) {
      const request = await lockRequest(tx, request_id)
      if (request?.organisation_id !== id || request.state !== 'open') continue
      await setRequest(tx, request_id, 'granted')
      await announce('sustainability.requestSettled', { organisation_id: id, request_id, outcome: 'granted' })
      tellRequestChanged(services.live, tx, request.asked_by, id)
      granted += 1
    }
    if (granted > 0) await tellTeam(services.live, tx, id)
    return { granted }
  })
}

/** Declines an open request, or takes back what was granted. @throws Refusal notIn, notYourRole, requestGone */
export async function endRequest(
  { events, live }: Services,
  actor: Actor,
  { id, request_id, reason = '' }: { id: string; request_id: string; reason?: string },
  outcome: 'declined' | 'ended',
): Promise<void> {
  await events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id, 'edit')
    const request = await lockRequest(tx, request_id)
    const before: RequestState = outcome === 'declined' ? 'open' : 'granted'
    if (request?.organisation_id !== id || request.state !== before) throw new Refusal(sustainabilityProblems.requestGone)
    await setRequest(tx, request_id, outcome, reason)
    await announce('sustainability.requestSettled', { organisation_id: id, request_id, outcome })
    tellRequestChanged(live, tx, request.asked_by, id)
    await tellTeam(live, tx, id)
  })
}

/** @throws Refusal notIn, notYourRole */
export async function setAudiences(
  services: Services,
  actor: Actor,
  { id, audiences }: { id: string; audiences: Partial<Record<Section, Audience>> },
): Promise<void> {
  const chosen = Object.entries(audiences) as [Section, Audience][]
  await services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id, 'edit')
    for (const [section] of chosen) await tellReaders(services.live, tx, id, section)
    for (const [section, audience] of chosen) await putAudience(tx, id, section, audience)
    await renewFacts(tx, announce, id)
    for (const [section] of chosen) await tellReaders(services.live, tx, id, section)
  })
}

const newestFirst = <Row extends RequestRow>() =>
  keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ asked_at, id }: Row) => ({ at: asked_at.toISOString(), id }))

/** @throws Refusal notIn; invalidInput for an invalid cursor */
export async function listReceived(
  reader: Reader,
  actor: Actor,
  { id, state, ...request }: PageRequest & { id: string; state: RequestState },
): Promise<Page<ReceivedRequest>> {
  await requireAct(reader, actor, id, 'read')
  const page = await readPage(request, newestFirst<ReceivedRow>(), (limit, after) =>
    receivedRequests(reader, { viewer: actor.id, organisation: id, state, limit, ...after }),
  )
  const audiences: ChosenAudiences = new Map((await sectionsOf(reader, id)).map(({ section, audience }) => [section, audience]))
  const years = [...new Set(page.items.map(({ year }) => year))]
  const answered = new Map(
    await Promise.all(years.map(async (year) => [year, byQuestion(withFigures(await answersOf(reader, id, year)))] as const)),
  )
  return presentPage(page, ({ by, organisation, ...row }) => ({
    ...presentRequest(row),
    by: presentBrief(by),
    for_organisation: organisation && presentOrganisation(organisation),
    ...progressIn(row.framework, answered.get(row.year) ?? new Map()),
    team_only: teamOnly(row.framework, audiences),
  }))
}

/** The sections of a framework that stay closed whatever is granted. */
const teamOnly = (framework: Framework, audiences: ChosenAudiences): Section[] => [
  ...new Set(
    questions
      .filter(({ frameworks, section }) => frameworks.includes(framework) && audienceOf(audiences, section) === 'team')
      .map(({ section }) => section),
  ),
]

/** Organisations whose requests wait for the actor. */
export async function listWaiting(reader: Reader, actor: Actor): Promise<{ items: WaitingRequests[] }> {
  const rows = await waitingRequests(reader, actor.id)
  return { items: rows.map(({ organisation, ...row }) => ({ ...row, organisation: presentOrganisation(organisation) })) }
}

/** @throws Refusal invalidInput for an invalid cursor */
export async function listSent(reader: Reader, actor: Actor, request: PageRequest): Promise<Page<SentRequest>> {
  const page = await readPage(request, newestFirst<SentRow>(), (limit, after) =>
    sentRequests(reader, { member: actor.id, limit, ...after }),
  )
  return presentPage(page, ({ organisation, ...row }) => ({ ...presentRequest(row), organisation: presentOrganisation(organisation) }))
}

const presentRequest = ({ id, framework, year, due_on, note, state, reason, asked_at, answered_at }: RequestRow) => ({
  id,
  framework,
  year,
  due_on,
  note,
  state,
  reason,
  asked_at: asked_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { documentReadersChanged, handOverDocuments, removeDocumentsOf } from '#features/documents/server/index.ts'
import { heirFor, roleIn } from '#features/organisations/server/index.ts'
import { isInCurrency } from '../answers/in-currency.ts'
import { audienceOf, narrower } from '../audience.ts'
import { questionById, questions } from '../catalogue/catalogue.ts'
import { lockAnswers } from './access.ts'
import { renewFacts } from './facts.ts'
import { tellTeam } from './live.ts'
import { putAudience, sectionsOf } from './section-queries.ts'

/**
 * Keeps answers in step with who is in an organisation, and with organisations that are merged. The answers of a deleted one go with its row,
 * and its files here. After some upgrades, facts are computed again.
 */
export const followOrganisations = (services: Services) =>
  reaction({
    name: 'sustainability.organisations',
    on: ['organisation.left', 'organisation.merged', 'organisation.removed', 'sustainability.factsOutdated'],
    fromNow: true,
    async react(tx, events) {
      for (const { type, payload } of events) {
        if (type === 'organisation.removed') await removeFiles(services, tx, payload.organisation_id)
        else if (type === 'organisation.left') await continueFor(tx, payload)
        else if (type === 'sustainability.factsOutdated') await renewOutdated(tx, payload.organisation_id)
        else await mergeAnswers(tx, payload.organisation_id, payload.into_id)
        await tellTeam(services.live, tx, type === 'organisation.merged' ? payload.into_id : payload.organisation_id)
      }
    },
  })

async function renewOutdated(tx: Tx, organisationId: string): Promise<void> {
  await lockAnswers(tx, organisationId)
  await renewFacts(tx, announceIn(tx), organisationId)
}

async function removeFiles(services: Services, tx: Tx, organisationId: string): Promise<void> {
  const files = await tx
    .deleteFrom('sustainability_files')
    .where('organisation_id', '=', organisationId)
    .returning(['id', 'owner_id'])
    .execute()
  for (const { id, owner_id } of files) await removeDocumentsOf(services, tx, id, owner_id)
}

interface Left {
  organisation_id: string
  member_id: string
  heir_id: string | null
}

/** What somebody added or asked stays with the organisation: an owner is responsible for the files and the requests. */
async function continueFor(tx: Tx, { organisation_id, member_id, heir_id }: Left): Promise<void> {
  // They are back.
  if (await roleIn(tx, member_id, organisation_id)) return
  await tx
    .updateTable('sustainability_sections')
    .set({ taken_by: null })
    .where('organisation_id', '=', organisation_id)
    .where('taken_by', '=', member_id)
    .execute()
  const isHeirIn = heir_id !== null && (await roleIn(tx, heir_id, organisation_id)) !== undefined
  const to = isHeirIn ? heir_id : (await heirFor(tx, organisation_id, member_id))?.member_id
  if (to) await handOver(tx, { organisation_id, from: member_id, to })
}

interface HandOver {
  organisation_id: string
  from: string
  to: string
}

/** Makes another member responsible for the files that one uploaded for an organisation, and for the requests made in its name. */
export async function handOver(tx: Tx, { organisation_id, from, to }: HandOver): Promise<void> {
  const files = await tx
    .updateTable('sustainability_files')
    .set({ owner_id: to })
    .where('organisation_id', '=', organisation_id)
    .where('owner_id', '=', from)
    .returning('id')
    .execute()
  await handOverDocuments(
    tx,
    files.map(({ id }) => id),
    from,
    to,
  )
  // Those that the other member has made as well stay.
  await sql`
    update sustainability_requests r set asked_by = ${to} where r.for_organisation = ${organisation_id} and r.asked_by = ${from} and not exists (
      select from sustainability_requests its where its.for_organisation = ${organisation_id} and its.asked_by = ${to}
        and its.organisation_id = r.organisation_id and its.framework = r.framework and its.year = r.year and its.state in ('open', 'granted'))`.execute(
    tx,
  )
}

/** The organisations with files or requests for which a member is responsible. */
export async function actedFor(tx: Tx, member: string): Promise<string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from sustainability_files where owner_id = ${member}
    union select for_organisation from sustainability_requests where asked_by = ${member} and for_organisation is not null`.execute(tx)
  return rows.map(({ organisation_id }) => organisation_id)
}

const inCurrency = questions.filter(isInCurrency).map(({ id }) => id)

/**
 * Moves what a merged organisation answered. Where both answered, the answer of the one that stays is kept, and the other one is in its
 * history; so are amounts of a year in which the two had different currencies.
 */
async function mergeAnswers(tx: Tx, from: string, into: string): Promise<void> {
  for (const organisation of [from, into].toSorted()) await lockAnswers(tx, organisation)
  await narrowAudiences(tx, from, into)
  await sql`update sustainability_versions set organisation_id = ${into} where organisation_id = ${from}`.execute(tx)
  await sql`
    update sustainability_answers a set organisation_id = ${into} where a.organisation_id = ${from} and not exists (
      select from sustainability_answers its where its.organisation_id = ${into} and its.year = a.year and its.question = a.question and its.row = a.row)
      and not (a.amount is not null and a.question = any(${inCurrency}::text[]) and exists (
        select from sustainability_years y join sustainability_years its on its.year = y.year and its.currency <> y.currency
        where y.organisation_id = ${from} and its.organisation_id = ${into} and y.year = a.year))`.execute(tx)
  const { rows: files } = await sql<{ id: string }>`
    update sustainability_files set organisation_id = ${into} where organisation_id = ${from} returning id`.execute(tx)
  if (files.length > 0)
    await documentReadersChanged(
      tx,
      files.map(({ id }) => id),
    )
  await sql`
    insert into sustainability_years select ${into}, year, starts_on, ends_on, currency from sustainability_years where organisation_id = ${from}
    on conflict do nothing`.execute(tx)
  // A grant was given for the one organisation's answers, not for those of the other: who asked asks again.
  await sql`delete from sustainability_requests where organisation_id = ${from}`.execute(tx)
  await sql`update sustainability_requests set for_organisation = ${into} where for_organisation = ${from} and not exists (
    select from sustainability_requests r where r.for_organisation = ${into} and r.organisation_id = sustainability_requests.organisation_id
      and r.asked_by = sustainability_requests.asked_by and r.framework = sustainability_requests.framework and r.year = sustainability_requests.year
      and r.state in ('open', 'granted'))`.execute(tx)
  await sql`delete from sustainability_facts where organisation_id = ${from}`.execute(tx)
  await renewFacts(tx, announceIn(tx), into)
}

/** Nobody reads what moves who could not read it before: its sections get the narrower audience of the two. */
async function narrowAudiences(tx: Tx, from: string, into: string): Promise<void> {
  const asked = await tx.selectFrom('sustainability_answers').select('question').distinct().where('organisation_id', '=', from).execute()
  const audiencesOf = async (id: string) => new Map((await sectionsOf(tx, id)).map(({ section, audience }) => [section, audience]))
  const [before, now] = [await audiencesOf(from), await audiencesOf(into)]
  for (const section of new Set(asked.flatMap(({ question }) => questionById(question)?.section ?? []))) {
    await putAudience(tx, into, section, narrower(audienceOf(before, section), audienceOf(now, section)))
  }
}

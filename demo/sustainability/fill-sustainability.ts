import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { storeFor } from '#platform/server/files/member-files.ts'
import type { Services } from '#platform/server/services.ts'
import { fileKey, pictureKey } from '#features/documents/server/files.ts'
import { takeSubjects } from '#features/documents/server/subjects.ts'
import type { Audience } from '#features/sustainability/audience.ts'
import type { Section } from '#features/sustainability/catalogue/question.ts'
import { rebuildFacts } from '#features/sustainability/server/index.ts'
import { printDecks } from '../decks/press.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { type Answering, chooseOrganisations } from './choose-organisations.ts'
import { energyFileOf } from './energy-file.ts'
import { type PlannedAnswer, planAnswers } from './plan-answers.ts'
import { planRequests } from './plan-requests.ts'

const day = 86_400_000
/** Rows per statement: a statement has at most 65,535 parameters. */
const batch = 3_000
/** How many organisations cite a file. */
const filed = 3

interface FillOptions {
  now?: Date
  /** Whether to draw the files that answers cite. */
  withFiles?: boolean
}

/** Creates answers for the last two full years, who reads them, and who asked for them. Facts are computed from them afterwards. */
export async function fillSustainability(
  services: Services,
  members: readonly DemoMember[],
  organisations: readonly DemoOrganisation[],
  { now = new Date(), withFiles = true }: FillOptions = {},
): Promise<void> {
  const { database, events } = services
  const lastYear = now.getUTCFullYear() - 1
  const portfolio = await portfolioOfPrinted(database, organisations)
  const answering = chooseOrganisations(organisations, portfolio, lastYear - 1, now)
  const adviser = members.find(({ email }) => email === 'advisor@demo.example')
  const startups = answering.filter(({ organisation }) => organisation.fields.kind === 'startup')
  const confirmed = [startups[0], startups[6]]
  const files = withFiles ? await storeFiles(services, answering, lastYear) : new Map()
  const answers = answering.flatMap((each) =>
    [0, 1].flatMap((age) =>
      planAnswers(each, {
        year: lastYear - age,
        age,
        now,
        adviser: confirmed.includes(each) ? adviser : undefined,
        file: age === 0 ? files.get(each) : undefined,
      }),
    ),
  )
  const requests = planRequests(answering, organisations, { year: lastYear, now, portfolio, adviser })
  await database.transaction(async (tx) => {
    await insertFiles(tx, files)
    await insertAnswers(tx, answers)
    await tx
      .insertInto('sustainability_years')
      .values(answering.flatMap((each) => yearsOf(each, lastYear)))
      .execute()
    await tx.insertInto('sustainability_sections').values(answering.flatMap(sectionsOf)).execute()
    await tx.insertInto('sustainability_requests').values(requests).execute()
    await tx
      .insertInto('sustainability_readings')
      .values(readings(answering, requests, members, lastYear, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  await rebuildFacts(database)
  const [printed] = answering
  // Only those that are hours old: older notifications have been read.
  const waiting = requests.filter(({ organisation_id, state }) => organisation_id === printed?.organisation.id && state === 'open')
  await events.change(async (_tx, announce) => {
    for (const { organisation_id, id, asked_by } of waiting) {
      await announce('sustainability.asked', { organisation_id, request_id: id, by: asked_by })
    }
  })
  await events.settled()
}

/** Companies that both they and the printed investor's fund count to its portfolio. */
async function portfolioOfPrinted({ kysely }: Services['database'], organisations: readonly DemoOrganisation[]): Promise<string[]> {
  const fund = organisations.find(({ people }) => people.some(({ member }) => member.email === 'investor@demo.example'))
  if (!fund) return []
  const rows = await kysely
    .selectFrom('organisation_portfolio')
    .select('company_id')
    .where('fund_id', '=', fund.id)
    .where('fund_stated', '=', true)
    .where('company_stated', '=', true)
    .orderBy('company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

async function insertAnswers(tx: Tx, answers: readonly PlannedAnswer[]): Promise<void> {
  const inBatches = async <Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += batch) await insert(rows.slice(from, from + batch))
  }
  await inBatches(
    answers.map(({ row }) => row),
    (rows) => tx.insertInto('sustainability_answers').values(rows).execute(),
  )
  await inBatches(
    answers.flatMap(({ versions }) => versions).toSorted((one, other) => Number(one.written_at) - Number(other.written_at)),
    (rows) => tx.insertInto('sustainability_versions').values(rows).execute(),
  )
  await inBatches(
    answers.flatMap(({ evidence }) => evidence),
    (rows) => tx.insertInto('sustainability_evidence').values(rows).execute(),
  )
  await inBatches(
    answers.flatMap(({ confirmations }) => confirmations),
    (rows) => tx.insertInto('sustainability_confirmations').values(rows).execute(),
  )
}

/** Most report calendar years; some a year that ends in March. */
function yearsOf({ organisation: { id, fields } }: Answering, lastYear: number): Insertable<Tables['sustainability_years']>[] {
  const endsInMarch = randomFrom(`period of ${id}`).chance(0.06)
  return [lastYear, lastYear - 1].map((year) => ({
    organisation_id: id,
    year,
    starts_on: endsInMarch ? `${year - 1}-04-01` : `${year}-01-01`,
    ends_on: endsInMarch ? `${year}-03-31` : `${year}-12-31`,
    currency: fields.currency,
  }))
}

const main: readonly Section[] = ['climate', 'energy', 'policies', 'governance', 'taxonomy', 'goals']
const shownToVisitors: readonly Section[] = ['climate', 'energy', 'goals']

/** Who reads the sections; the people of the organisation take care of some of them. */
function sectionsOf({ organisation: { id, people }, readers, hasFigures }: Answering): Insertable<Tables['sustainability_sections']>[] {
  const random = randomFrom(`sections of ${id}`)
  const colleague = people.at(-1)?.member.id ?? null
  const audienceOf = (section: Section): Audience => {
    if (readers === 'public') return shownToVisitors.includes(section) ? 'public' : 'members'
    return readers
  }
  const rows = main.map((section) => ({
    organisation_id: id,
    section,
    audience: audienceOf(section),
    taken_by: people.length > 1 && (section === 'climate' || section === 'energy') ? colleague : null,
  }))
  const isShy = hasFigures && random.chance(0.12)
  return [...rows, ...(isShy ? [{ organisation_id: id, section: 'workforce' as const, audience: 'team' as const, taken_by: null }] : [])]
}

/** Readings of those who were given access, and of a few members where all may read. */
function readings(
  answering: readonly Answering[],
  requests: readonly { organisation_id: string; asked_by: string; state: string }[],
  members: readonly DemoMember[],
  year: number,
  now: Date,
): Insertable<Tables['sustainability_readings']>[] {
  const random = randomFrom('readings of answers')
  const investors = members.filter(({ profile, profile_completed }) => profile_completed && profile.user_type === 'investor')
  const reading = (organisation_id: string, reader_id: string, sections: readonly Section[], most: number) => {
    const read_at = new Date(now.getTime() - random.next() * most * day)
    return { organisation_id, reader_id, read_on: read_at.toISOString().slice(0, 10), year, sections: [...sections], read_at }
  }
  const granted = requests.filter(({ state }) => state === 'granted')
  const isOpen = ({ readers }: Answering) => readers === 'members' || readers === 'public'
  return [
    ...granted.map(({ organisation_id, asked_by }) =>
      reading(organisation_id, asked_by, ['company', 'policies', 'climate', 'workforce'], 2),
    ),
    ...answering
      .filter(isOpen)
      .flatMap(({ organisation }) => random.sample(investors, random.int(0, 3)).map(({ id }) => reading(organisation.id, id, main, 14))),
  ]
}

type Files = ReadonlyMap<Answering, { id: string; document: Insertable<Tables['documents']> }>

/** A page with the energy bills of each month, for some of those with evidence. */
async function storeFiles(services: Services, answering: readonly Answering[], year: number): Promise<Files> {
  const citing = answering.filter(({ hasEvidence, hasFigures }) => hasEvidence && hasFigures).slice(0, filed)
  const printed = await printDecks(citing.map((each) => ({ kind: 'energy' as const, energy: energyFileOf(each, year) })))
  const files = new Map<Answering, { id: string; document: Insertable<Tables['documents']> }>()
  for (const [index, each] of citing.entries()) {
    const owner = each.organisation.people[0]?.member
    const file = printed[index]
    if (!owner || !file) continue
    const id = uuidFrom(`energy file of ${each.organisation.id}`)
    const documentId = uuidFrom(`energy document of ${each.organisation.id}`)
    await storeFor(services, owner.id, [
      { key: fileKey(owner.id, documentId), bytes: file.file, contentType: 'application/pdf' },
      { key: pictureKey(owner.id, documentId), bytes: file.picture, contentType: 'image/webp' },
    ])
    const added = new Date(each.organisation.foundedAt.getTime() + day)
    files.set(each, {
      id,
      document: {
        id: documentId,
        owner_id: owner.id,
        subject_id: id,
        kind: 'document',
        name: `Energy ${year}.pdf`,
        bytes: file.sentBytes,
        received: file.sentBytes,
        state: 'ready',
        pages: file.pages,
        kept_bytes: file.file.length,
        created_at: added,
        ready_at: added,
      },
    })
  }
  return files
}

async function insertFiles(tx: Tx, files: Files): Promise<void> {
  if (files.size === 0) return
  const rows = [...files].map(([{ organisation }, { id, document }]) => ({
    id,
    organisation_id: organisation.id,
    owner_id: document.owner_id,
    added_at: document.created_at as Date,
  }))
  await takeSubjects(
    tx,
    'sustainability',
    rows.map(({ id }) => id),
  )
  await tx.insertInto('sustainability_files').values(rows).execute()
  await tx
    .insertInto('documents')
    .values([...files.values()].map(({ document }) => document))
    .execute()
}

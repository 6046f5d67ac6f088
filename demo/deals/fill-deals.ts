import { sql } from 'kysely'
import { recountDeals, showBookmarks } from '#features/deals/server/index.ts'
import { roughEuros, termsOf } from '#features/deals/terms.ts'
import { fileKey, pictureKey } from '#features/documents/server/files.ts'
import { takeSubjects } from '#features/documents/server/subjects.ts'
import { findCity } from '#features/places/server/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { storeFor } from '#platform/server/files/member-files.ts'
import type { Services } from '#platform/server/services.ts'
import { dateNotifications } from '../date-notifications.ts'
import { type DeckTask, type Printed, printDecks } from '../decks/press.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { write } from '../text.ts'
import { announceAll, insertInterests, insertPipelines, insertPlaced, keepFeasible } from './insert-interests.ts'
import { type DemoDeal, planDeals } from './plan-deals.ts'
import {
  type Intent,
  type PlannedInterest,
  type ReadDocument,
  drawIntent,
  drawVisitors,
  nothingIntended,
  planInterest,
} from './plan-interest.ts'
import { type Placed, planPipeline } from './plan-pipeline.ts'
import { generalQuestions, questions, toTerrabruna } from './texts.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface FillOptions {
  now?: Date
  /** How many deals get a deck; all of them unless given. */
  decks?: number
  say?: (line: string) => void
}

interface StoredDocument extends ReadDocument {
  deal: DemoDeal
  kind: 'deck' | 'document'
  name: string
  printed: Printed
}

/**
 * Creates deals with decks, and members who view, read and ask about them, all in the past. Events are announced with the time at which
 * they happened; notifications get that time too, and only those of the last day are still unread.
 */
export async function fillDeals(
  services: Services,
  members: readonly DemoMember[],
  accounts: number,
  options: FillOptions = {},
): Promise<void> {
  const { now = new Date(), decks = Number.POSITIVE_INFINITY, say = () => {} } = options
  const { database, events, jobs } = services
  const deals = planDeals(members, now)
  const documents = await printDocuments(deals.slice(Math.max(0, deals.length - decks)), say)
  for (const document of documents) await store(services, document)

  const documentsOf = (deal: DemoDeal) => documents.filter((each) => each.deal === deal)
  const interests = planInterests(deals, members, accounts, documentsOf, now)
  const own = planOwnPipeline(deals, members, documentsOf, now)
  const all = [...interests, ...own.interests]
  await database.transaction(async (tx) => {
    await insertDeals(tx, deals)
    await insertDocuments(tx, documents)
    await keepFeasible(tx, all)
    await insertInterests(tx, all)
    await insertPipelines(tx, interests)
    await insertPlaced(tx, members[1], own.placed)
    await recountDeals(tx)
    await showBookmarks(tx)
    await announceAll(tx, deals, all)
  })
  events.wake()
  await events.settled()
  // A job finds the investors that a deal matches, and a reaction notifies them.
  await jobs.settled()
  await events.settled()
  await dateNotifications(services, now)
}

async function printDocuments(deals: readonly DemoDeal[], say: (line: string) => void): Promise<StoredDocument[]> {
  if (deals.length === 0) return []
  const tasks = deals.flatMap((deal): (DeckTask & { deal: DemoDeal })[] => {
    const { company } = deal
    return [{ deal, kind: 'deck', company }, ...(deal.hasFinancials ? [{ deal, kind: 'financials' as const, company }] : [])]
  })
  say(`Drawing ${deals.length} pitch decks …`)
  const printed = await printDecks(
    tasks.map(({ kind, company }) => ({ kind, company })),
    (count) => count % 20 === 0 && say(`  ${count} of ${tasks.length}`),
  )
  return tasks.flatMap(({ deal, kind, company }, index) => {
    const each = printed[index]
    if (!each) return []
    const id = uuidFrom(`${kind} of ${deal.id}`)
    const name = kind === 'deck' ? `${company.name} deck.pdf` : `${company.name} figures.pdf`
    return [{ id, deal, kind: kind === 'deck' ? 'deck' : 'document', name, pages: each.pages, printed: each } as const]
  })
}

const store = (services: Services, { id, deal: { owner }, printed }: StoredDocument) =>
  storeFor(services, owner.id, [
    { key: fileKey(owner.id, id), bytes: printed.file, contentType: 'application/pdf' },
    { key: pictureKey(owner.id, id), bytes: printed.picture, contentType: 'image/webp' },
  ])

function planInterests(
  deals: readonly DemoDeal[],
  members: readonly DemoMember[],
  accounts: number,
  documentsOf: (deal: DemoDeal) => StoredDocument[],
  now: Date,
): PlannedInterest[] {
  const others = members.slice(accounts).filter((member) => member.profile_completed)
  return deals.flatMap((deal) => {
    const random = randomFrom(`visitors of ${deal.id}`)
    const { industry } = deal.fields
    const asked = random.sample([...questions[industry], ...generalQuestions], Number.POSITIVE_INFINITY)
    const visitors = drawVisitors(random, deal, others, now)
    const isPrinted = deal.owner === members[0] && !deal.endedAt
    const asking = isPrinted ? askersOf(visitors, now) : []
    return visitors.map((member) => {
      const drawn = drawIntent(random, member, deal)
      const plan = { deal, member, documents: documentsOf(deal), now }
      const [state, daysAgo = 0, note = ''] = toTerrabruna[asking.indexOf(member)] ?? []
      if (state) {
        const intent: Intent = { ...nothingIntended, reads: true, isInterested: true, introduction: state }
        return planInterest({ ...plan, intent, note, from: new Date(now.getTime() - daysAgo * day) })
      }
      if (isPrinted || !drawn.introduction)
        return planInterest({ ...plan, intent: { ...drawn, introduction: null, invests: false }, note: '' })
      const values = { founder: deal.owner.profile.first_name, company: deal.company.name }
      return planInterest({ ...plan, intent: drawn, note: write(random, asked.shift() ?? '', values) })
    })
  })
}

/** Assigns each request of `toTerrabruna` to an investor who had joined by then. */
function askersOf(visitors: readonly DemoMember[], now: Date): (DemoMember | undefined)[] {
  const left = visitors.filter(({ profile }) => profile.user_type === 'investor')
  return toTerrabruna.map(([, daysAgo]) => {
    const index = left.findIndex(({ joined_at }) => joined_at.getTime() < now.getTime() - daysAgo * day)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  })
}

/** The pipeline of the printed investor account. */
function planOwnPipeline(
  deals: readonly DemoDeal[],
  [founder, investor]: readonly DemoMember[],
  documentsOf: (deal: DemoDeal) => StoredDocument[],
  now: Date,
): { placed: Placed[]; interests: PlannedInterest[] } {
  if (!founder || !investor) return { placed: [], interests: [] }
  const placed = planPipeline(investor, founder, deals, now)
  const note = 'In Bologna you said that you take twelve soil cores a field. I would like to understand how accurate that is on clay.'
  const interests = placed.map(({ deal, intent }) =>
    planInterest({ deal, member: investor, documents: documentsOf(deal), intent, now, note: deal.owner === founder ? note : '' }),
  )
  return { placed, interests }
}

async function insertDeals(tx: Tx, deals: readonly DemoDeal[]): Promise<void> {
  const rows = deals.map(({ id, owner, fields, status, postedAt, endedAt }) => {
    const { funding_amount, min_investment, max_investment, currency, city_id } = fields
    return {
      ...fields,
      id,
      user_id: owner.id,
      status,
      city: (city_id === null ? undefined : findCity(city_id)?.name) ?? null,
      euros: roughEuros(funding_amount, currency),
      min_euros: roughEuros(min_investment, currency),
      max_euros: roughEuros(max_investment, currency),
      terms: sql<string>`array_to_tsvector(${termsOf({ ...fields, status })}::text[])`,
      created_at: postedAt,
      updated_at: endedAt ?? postedAt,
    }
  })
  await takeSubjects(
    tx,
    'deals',
    deals.map(({ id }) => id),
  )
  await tx.insertInto('deal_flows').values(rows).execute()
  await tx
    .insertInto('deal_counts')
    .values(deals.map(({ id }) => ({ deal_id: id })))
    .execute()
}

async function insertDocuments(tx: Tx, documents: readonly StoredDocument[]): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(({ id, deal, kind, name, pages, printed }) => ({
    id,
    owner_id: deal.owner.id,
    subject_id: deal.id,
    kind,
    name,
    bytes: printed.sentBytes,
    received: printed.sentBytes,
    state: 'ready' as const,
    pages,
    kept_bytes: printed.file.length,
    created_at: new Date(deal.postedAt.getTime() - 20 * minute),
    ready_at: new Date(deal.postedAt.getTime() - 19 * minute),
  }))
  await tx.insertInto('documents').values(rows).execute()
}

import { standardColumns } from '#features/team-pipeline/standard-columns.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type DemoDeal, planDeals } from '../deals/plan-deals.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { type ChosenDeal, chooseDeals, chooseForPrinted } from './choose-deals.ts'
import { type WrittenCard, writeCard } from './write-card.ts'

const minute = 60_000

interface Pipeline {
  fund: DemoOrganisation
  cards: WrittenCard[]
}

/**
 * Creates pipelines that the people of funds share: of the printed investor's fund, and smaller ones of all others with several people.
 * @param now as for the deals, which must be there already
 */
export async function fillTeamPipelines(
  { database }: Pick<Services, 'database'>,
  members: readonly DemoMember[],
  organisations: readonly DemoOrganisation[],
  now: Date,
): Promise<void> {
  const deals = planDeals(members, now)
  const funds = organisations.filter(({ fields, people }) => fields.kind === 'fund' && people.length > 1)
  await database.transaction(async (tx) => {
    const held = await heldBy(tx)
    const pipelines = funds.map((fund) => ({ fund, cards: cardsOf(fund, members, deals, held(fund.id), now) }))
    await insertPipelines(
      tx,
      pipelines.filter(({ cards }) => cards.length > 0),
    )
  })
}

/** The names of the companies that count a fund among their investors, or that it counts to its portfolio. */
async function heldBy(tx: Tx): Promise<(fundId: string) => ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('organisation_portfolio as p')
    .innerJoin('organisations as o', 'o.id', 'p.company_id')
    .select(['p.fund_id', 'o.name'])
    .execute()
  return (fundId) => new Set(rows.flatMap(({ fund_id, name }) => (fund_id === fundId ? [name] : [])))
}

function cardsOf(
  fund: DemoOrganisation,
  [founder, investor]: readonly DemoMember[],
  deals: readonly DemoDeal[],
  held: ReadonlySet<string>,
  now: Date,
): WrittenCard[] {
  const printed = fund.people.find(({ member }) => member === investor)
  const choice = { fund, deals, held, now }
  const chosen = printed && investor && founder ? chooseForPrinted(choice, investor, founder) : chooseDeals(choice)
  const used = new Set<string>()
  const ofColumn = (column: ChosenDeal['column']) => chosen.filter((each) => each.column === column)
  const [undecided] = ofColumn('committee').slice(-1)
  const [own] = ofColumn('diligence')
  return chosen.map((each, index) => {
    const hasYetToVote = each === undecided && printed ? { hasYetToVote: printed } : {}
    const keepsToThemselves = printed && (each === own || each === undecided) ? { keepsToThemselves: printed } : {}
    return writeCard({ fund, now, used, isSmall: !printed, ...hasYetToVote, ...keepsToThemselves }, each, index)
  })
}

async function insertPipelines(tx: Tx, pipelines: readonly Pipeline[]): Promise<void> {
  if (pipelines.length === 0) return
  const columnId = (fund: DemoOrganisation, column: string) => uuidFrom(`column ${column} of ${fund.id}`)
  const all = pipelines.flatMap(({ fund, cards }) =>
    cards.map((card) => ({ ...card, fund, id: uuidFrom(`card of ${card.deal.id} in ${fund.id}`) })),
  )
  await tx
    .insertInto('team_pipelines')
    .values(
      pipelines.map(({ fund, cards }) => ({
        organisation_id: fund.id,
        votes_hidden: fund.people.length > 2 || randomFrom(`votes of ${fund.id}`).chance(0.7),
        started_at: new Date(Math.min(...cards.map(({ addedAt }) => addedAt.getTime())) - 5 * minute),
      })),
    )
    .execute()
  await tx
    .insertInto('team_columns')
    .values(
      pipelines.flatMap(({ fund }) =>
        standardColumns.map((standard, place) => ({ id: columnId(fund, standard), organisation_id: fund.id, standard, place })),
      ),
    )
    .execute()
  await tx
    .insertInto('team_cards')
    .values(
      all.map(({ id, fund, deal, column, owner, addedBy, addedAt }) => ({
        id,
        organisation_id: fund.id,
        deal_id: deal.id,
        column_id: columnId(fund, column),
        // The latest comes first.
        place: 1 + all.filter((other) => other.fund === fund && other.column === column && other.addedAt > addedAt).length,
        owner_id: owner.member.id,
        added_by: addedBy.member.id,
        added_at: addedAt,
      })),
    )
    .execute()
  const notes = all.flatMap(({ id: card_id, notes: said }) =>
    said.map(({ author, text, isPrivate, at }) => ({
      id: uuidFrom(`note on ${card_id}: ${text}`),
      card_id,
      author_id: author.member.id,
      is_private: isPrivate,
      text,
      written_at: at,
    })),
  )
  if (notes.length > 0) await tx.insertInto('team_notes').values(notes).execute()
  const votes = all.flatMap(({ id: card_id, votes: cast }) =>
    cast.map(({ voter, vote, reason, at }) => ({ card_id, member_id: voter.member.id, vote, reason, voted_at: at })),
  )
  if (votes.length > 0) await tx.insertInto('team_votes').values(votes).execute()
}

import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { ledgerToChange } from '#features/investments/server/index.ts'
import { contradictionIn } from '../check-figures.ts'
import type { GivenFigure } from '../contract.ts'
import { deleteFigures, enteredFigures, putFigures } from './figure-queries.ts'
import { type OfYear, companiesInLedger, companyWith } from './ledger-year.ts'
import { tellChanged } from './live.ts'

/**
 * Enters figures about a company in a ledger. They are kept for each of its investments, so that they stay when one is deleted or moved.
 * @throws Refusal gone, investorsOnly, notIn, noSharedLedger; tooManyWomen, tooMuchConsumption, tooMuchProduction
 */
export async function enterFigures(
  { database, live }: Services,
  actor: Actor,
  { organisation_id, year, id, figures }: OfYear & { id: string; figures: readonly GivenFigure[] },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { holder } = await ledgerToChange(tx, actor, organisation_id)
    const { companies } = await companiesInLedger(tx, actor, holder)
    const { investmentIds: ids } = companyWith(companies, id)
    // Of several values for one question, the last counts.
    const given = [...new Map(figures.map((figure) => [`${figure.question} ${figure.row}`, figure])).values()]
    const before = await enteredFigures(tx, { ids, years: [year] })
    const contradiction = contradictionIn((question) => {
      const now = given.find((figure) => figure.question === question)
      return now ? now.value : before.find((figure) => figure.question === question)?.value
    })
    if (contradiction) throw new Refusal(contradiction)
    const about = { ids, year }
    await deleteFigures(
      tx,
      about,
      given.filter(({ value }) => value === null),
    )
    await putFigures(
      tx,
      about,
      actor.id,
      given.filter(({ value }) => value !== null),
    )
    await tellChanged(live, tx, holder, year)
  })
}

import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { isInCurrency } from '../answers/in-currency.ts'
import { questionById } from '../catalogue/catalogue.ts'
import type { Section } from '../catalogue/question.ts'
import { sustainabilityProblems } from '../problems.ts'
import { requireYear, teamToChange } from './access.ts'
import { answersOf, raiseVersion } from './answer-queries.ts'
import { deleteConfirmations } from './evidence-queries.ts'
import { renewFacts } from './facts.ts'
import { tellReaders, tellTeam } from './live.ts'
import { type Period, periodOf, putColleague, putPeriod } from './section-queries.ts'
import { reviewState } from './standing-of-answer.ts'

/** Takes care of a section, or gives it back. @throws Refusal notIn, sectionTaken */
export async function takeSection(
  { database, live }: Services,
  actor: Actor,
  { id, section, is_mine }: { id: string; section: Section; is_mine: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    await teamToChange(tx, actor, id)
    const isDone = await putColleague(tx, id, section, is_mine ? actor.id : null, actor.id)
    if (!isDone) throw new Refusal(sustainabilityProblems.sectionTaken)
    await tellTeam(live, tx, id)
  })
}

/** The longest reporting period, in days: a first financial year can have 18 months. */
const longestPeriod = 550

/** Another currency makes other figures of the year's amounts. @throws Refusal notIn, notYourRole, futureYear, periodWrong */
export async function choosePeriod(
  { events, live }: Services,
  actor: Actor,
  { id, year, ...period }: Period & { id: string; year: number },
): Promise<void> {
  requireYear(year)
  const days = (Date.parse(period.ends_on) - Date.parse(period.starts_on)) / 86_400_000
  if (Number(period.ends_on.slice(0, 4)) !== year || days < 1 || days > longestPeriod) {
    throw new Refusal(sustainabilityProblems.periodWrong, { year: String(year) })
  }
  await events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id, 'edit')
    const before = await periodOf(tx, id, year)
    await putPeriod(tx, id, year, period)
    const restated = before.currency === period.currency ? [] : await restateAmounts(tx, announce, actor, { id, year })
    await tellTeam(live, tx, id)
    for (const section of restated) await tellReaders(live, tx, id, section)
  })
}

/** What was confirmed, or is being entered elsewhere, was in the other currency. @returns the sections whose readers see a change */
async function restateAmounts(
  tx: Tx,
  announce: Announce,
  actor: Actor,
  { id, year }: { id: string; year: number },
): Promise<ReadonlySet<Section>> {
  const sections = new Set<Section>()
  for (const answer of await answersOf(tx, id, year)) {
    const question = questionById(answer.question)
    if (!question || !isInCurrency(question) || answer.amount === null) continue
    const act = answer.state === 'confirmed' ? 'confirmation withdrawn' : 'answered'
    await deleteConfirmations(tx, answer.id)
    await raiseVersion(tx, answer.id)
    await reviewState(tx, announce, answer, { act, by: actor.id })
    if (answer.state !== 'draft') sections.add(question.section)
  }
  await renewFacts(tx, announce, id)
  return sections
}

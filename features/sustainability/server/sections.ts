import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Section } from '../catalogue/question.ts'
import { sustainabilityProblems } from '../problems.ts'
import { requireYear, teamToChange } from './access.ts'
import { tellTeam } from './live.ts'
import { type Period, putColleague, putPeriod } from './section-queries.ts'

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

/** @throws Refusal notIn, notYourRole, futureYear, periodWrong */
export async function choosePeriod(
  { database, live }: Services,
  actor: Actor,
  { id, year, ...period }: Period & { id: string; year: number },
): Promise<void> {
  requireYear(year)
  const days = (Date.parse(period.ends_on) - Date.parse(period.starts_on)) / 86_400_000
  if (Number(period.ends_on.slice(0, 4)) !== year || days < 1 || days > longestPeriod) {
    throw new Refusal(sustainabilityProblems.periodWrong, { year: String(year) })
  }
  await database.transaction(async (tx) => {
    await teamToChange(tx, actor, id, 'edit')
    await putPeriod(tx, id, year, period)
    await tellTeam(live, tx, id)
  })
}

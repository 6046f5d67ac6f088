import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { markAboutRead } from '#features/notifications/server/index.ts'
import { connectMembers } from '#features/relations/server/index.ts'
import { introductionProblems } from '../problems.ts'
import { countChange } from './limiters.ts'
import { tellChanged } from './live.ts'
import { aboutIntroduction } from './notifications.ts'
import { type LockedIntroduction, answersOf, closeIntroduction, lockIntroduction, setAnswer } from './queries.ts'
import type { Answer } from './tables.ts'

/**
 * Answers an introduction, or takes the answer back (null). Nobody else is told, except when both have said yes: then the two are
 * connected. Repeating an answer does nothing.
 * @returns whether it came about
 * @throws Refusal tooManyRequests, cameAbout; gone also for outsiders
 */
export async function answer(services: Services, actor: Actor, id: string, given: Answer | null): Promise<boolean> {
  await countChange(actor.id)
  return services.events.change(async (tx, announce) => {
    const introduction = await lockIntroduction(tx, id)
    if (!introduction || ![introduction.member_a, introduction.member_b].includes(actor.id)) throw new Refusal(introductionProblems.gone)
    if (introduction.outcome === 'came_about') {
      if (given === 'yes') return true
      throw new Refusal(introductionProblems.cameAbout)
    }
    if (!introduction.is_answerable) throw new Refusal(introductionProblems.gone)
    await setAnswer(tx, id, actor.id, given)
    const answers = await answersOf(tx, id)
    const isAgreed = answers.length === 2 && answers.every((each) => each.answer === 'yes')
    if (isAgreed) await bringAbout(services, tx, announce, introduction, actor.id)
    else tellChanged(services.live, tx, id, [actor.id])
    await markAboutRead(services, tx, actor.id, aboutIntroduction(id))
    return isAgreed
  })
}

/** Both have said yes. @param by the last of them */
async function bringAbout(
  services: Services,
  tx: Tx,
  announce: Announce,
  { id, introducer_id, member_a, member_b }: LockedIntroduction,
  by: string,
): Promise<void> {
  await closeIntroduction(tx, id, 'came_about')
  await connectMembers(services, tx, announce, { by, other: by === member_a ? member_b : member_a, via: 'introduction' })
  await announce('memberIntroduction.cameAbout', { id, introducer_id, member_a, member_b, by })
  tellChanged(services.live, tx, id, [introducer_id, member_a, member_b])
}

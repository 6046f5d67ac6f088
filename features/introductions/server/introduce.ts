import { Refusal } from '#platform/problems.ts'
import { isForeignKeyViolation } from '#platform/server/database/errors.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { mostPerDay } from '../limits.ts'
import { introductionProblems } from '../problems.ts'
import { announceEnd } from './end.ts'
import { countChange } from './limiters.ts'
import { tellChanged } from './live.ts'
import {
  closeExpiredOf,
  closeIntroduction,
  countConnections,
  countOfDay,
  insertIntroduction,
  introducerOf,
  lockIntroduction,
} from './queries.ts'

interface Given {
  id: string
  first: { member_id: string; word: string }
  second: { member_id: string; word: string }
}

/**
 * Introduces two of the actor's connections to each other; the same id again does nothing. What the actor may not know makes no
 * difference: that the two are connected, that one has blocked the other, or how they answered before.
 * @throws Refusal tooManyRequests, idTaken, notConnected, enoughToday, alreadyOpen
 */
export async function introduce({ events, live }: Services, actor: Actor, { id, first, second }: Given): Promise<void> {
  await countChange(actor.id)
  try {
    await events.change(async (tx, announce) => {
      const taken = await introducerOf(tx, id)
      if (taken === actor.id) return
      if (taken) throw new Refusal(introductionProblems.idTaken)
      const isMine = (await countConnections(tx, actor.id, [first.member_id, second.member_id])) === 2
      if (!isMine) throw new Refusal(introductionProblems.notConnected)
      if ((await countOfDay(tx, actor.id)) >= mostPerDay) throw new Refusal(introductionProblems.enoughToday, { most: mostPerDay })
      await announceEnd(live, tx, announce, await closeExpiredOf(tx, actor.id, first.member_id, second.member_id))
      const made = await insertIntroduction(tx, { id, introducer: actor.id, sides: [first, second] })
      if (!made) {
        // The same request twice at once.
        if ((await introducerOf(tx, id)) === actor.id) return
        throw new Refusal(introductionProblems.alreadyOpen)
      }
      tellChanged(live, tx, id, [actor.id])
      const { is_stopped, ...introduction } = made
      if (is_stopped) return
      await announce('memberIntroduction.made', introduction)
      tellChanged(live, tx, id, [made.member_a, made.member_b])
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refusal(introductionProblems.notConnected)
    throw error
  }
}

/** Withdraws an introduction that the actor made. Withdrawing it again does nothing. @throws Refusal tooManyRequests, gone, cameAbout */
export async function withdraw({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const introduction = await lockIntroduction(tx, id)
    if (introduction?.introducer_id !== actor.id) throw new Refusal(introductionProblems.gone)
    if (introduction.outcome === 'came_about') throw new Refusal(introductionProblems.cameAbout)
    if (introduction.outcome === 'withdrawn') return
    if (introduction.is_expired) throw new Refusal(introductionProblems.gone)
    await announceEnd(live, tx, announce, await closeIntroduction(tx, id, 'withdrawn'))
  })
}

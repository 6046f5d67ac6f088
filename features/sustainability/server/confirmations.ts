import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { sustainabilityProblems } from '../problems.ts'
import { lockAnswers, mayReadAnswer, readingFor } from './access.ts'
import { answerAt } from './answer-queries.ts'
import { renewFacts } from './facts.ts'
import { tellReadersOf } from './live.ts'
import { reviewState } from './standing-of-answer.ts'

interface AboutAnswer {
  id: string
  year: number
  question: string
  row: string
}

/**
 * A reader whom the organisation gave access confirms the answer that they read, and says who they are.
 * @throws Refusal gone, answerGone, notYourOwn, onlyGranted, changedMeanwhile
 */
export async function confirmAnswer(
  services: Services,
  actor: Actor,
  { id, version, statement, ...at }: AboutAnswer & { version: number; statement: string },
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await lockAnswers(tx, id)
    const reading = await readingFor(tx, actor, id)
    const answer = await answerAt(tx, { organisation_id: id, ...at })
    if (reading.reader.isTeam) throw new Refusal(sustainabilityProblems.notYourOwn)
    if (!answer || answer.state === 'draft' || !mayReadAnswer(reading, answer)) throw new Refusal(sustainabilityProblems.answerGone)
    if (reading.reader.granted.length === 0) throw new Refusal(sustainabilityProblems.onlyGranted)
    if (answer.version !== version) throw new Refusal(sustainabilityProblems.changedMeanwhile)
    await tx
      .insertInto('sustainability_confirmations')
      .values({ answer_id: answer.id, reader_id: actor.id, statement })
      .onConflict((conflict) => conflict.columns(['answer_id', 'reader_id']).doUpdateSet({ statement }))
      .execute()
    await reviewState(tx, announce, answer, { act: 'confirmed', by: actor.id })
    await announce('sustainability.confirmed', { organisation_id: id, answer_id: answer.id, by: actor.id })
    await renewFacts(tx, announce, id)
    await tellReadersOf(services.live, tx, id, answer.question)
  })
}

/** Possible also for readers who have lost their access meanwhile. */
export async function withdrawConfirmation(services: Services, actor: Actor, { id, ...at }: AboutAnswer): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await lockAnswers(tx, id)
    const answer = await answerAt(tx, { organisation_id: id, ...at })
    const deleted =
      answer &&
      (await tx
        .deleteFrom('sustainability_confirmations')
        .where('answer_id', '=', answer.id)
        .where('reader_id', '=', actor.id)
        .returning('answer_id')
        .executeTakeFirst())
    if (!answer || !deleted) return
    await reviewState(tx, announce, answer, { act: 'confirmation withdrawn', by: actor.id })
    await renewFacts(tx, announce, id)
    await tellReadersOf(services.live, tx, id, answer.question)
  })
}

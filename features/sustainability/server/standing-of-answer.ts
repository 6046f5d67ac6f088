import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { type State, stateOf, states } from '../answers/value.ts'
import type { AnswerVersion } from '../answers-contract.ts'
import { type AnswerRow, recordVersion, setState } from './answer-queries.ts'
import { supportOf } from './evidence-queries.ts'

/**
 * Computes an answer's state again after evidence or a confirmation came or went, and records why. If the state falls, the organisation's
 * people are told.
 */
export async function reviewState(
  tx: Tx,
  announce: Announce,
  answer: AnswerRow,
  { act, by }: { act: AnswerVersion['act']; by: string | null },
): Promise<State> {
  const state = stateOf({ isDraft: answer.state === 'draft', ...(await supportOf(tx, answer.id)) })
  if (state !== answer.state) await setState(tx, answer.id, state)
  await recordVersion(tx, answer, act, state, by)
  if (states.indexOf(state) < states.indexOf(answer.state)) {
    const { organisation_id, year, question, row } = answer
    await announce('sustainability.stateFell', { organisation_id, year, question, row, by })
  }
  return state
}

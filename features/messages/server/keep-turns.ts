import { reaction } from '#platform/server/events/index.ts'
import { type Answer, takeTurns } from '../turns.ts'
import { type TurnRow, putTurns, saidSince } from './turn-queries.ts'

/**
 * Keeps in step with the messages how many there are, whose turn it is, and how long members took to answer. A conversation says itself how
 * far it was counted, so that nothing counts twice.
 */
export const keepTurns = reaction({
  name: 'messages.keepTurns',
  on: ['message.sent'],
  async react(tx, events) {
    const said = await saidSince(tx, [...new Set(events.map(({ payload }) => payload.conversation_id))])
    const turns: (TurnRow & { more: number })[] = []
    const answers: Answer[] = []
    for (const messages of Map.groupBy(said, ({ conversation_id }) => conversation_id).values()) {
      const [first, last] = [messages[0], messages.at(-1)]
      if (!first || !last) continue
      const taken = takeTurns({ speaker_id: first.speaker_id, since: first.since }, messages)
      answers.push(...taken.answers)
      turns.push({ conversation_id: first.conversation_id, counted: last.position, more: messages.length, ...taken.turn })
    }
    await putTurns(tx, turns, answers)
  },
})

import { reaction } from '#platform/server/events/index.ts'
import { type Answer, advanceTurn } from '../turns.ts'
import { type TurnRow, saveTurns, uncountedMessages } from './turn-queries.ts'

/**
 * Updates message counts, turns and response times after messages were sent. Each conversation stores up to which position it was
 * counted, so that no message counts twice.
 */
export const updateResponseTimes = reaction({
  name: 'messages.keepTurns',
  on: ['message.sent'],
  async react(tx, events) {
    const said = await uncountedMessages(tx, [...new Set(events.map(({ payload }) => payload.conversation_id))])
    const turns: (TurnRow & { more: number })[] = []
    const answers: Answer[] = []
    for (const messages of Map.groupBy(said, ({ conversation_id }) => conversation_id).values()) {
      const [first, last] = [messages[0], messages.at(-1)]
      if (!first || !last) continue
      const taken = advanceTurn({ speaker_id: first.speaker_id, since: first.since }, messages)
      answers.push(...taken.answers)
      turns.push({ conversation_id: first.conversation_id, counted: last.position, more: messages.length, ...taken.turn })
    }
    await saveTurns(tx, turns, answers)
  },
})

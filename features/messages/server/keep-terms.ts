import { reaction } from '#platform/server/events/index.ts'
import { foldedWords } from '#platform/search-words.ts'
import { contentsOf, putTerms, removeTerms } from './search-queries.ts'

/** Keeps what messages are found by in step with them. */
export const keepTerms = reaction({
  name: 'messages.keepTerms',
  on: ['message.sent', 'message.unsent'],
  async react(tx, events) {
    const sent = events.flatMap((event) => (event.type === 'message.sent' ? [event.payload.id] : []))
    const unsent = events.flatMap((event) => (event.type === 'message.unsent' ? [event.payload] : []))
    const messages = await contentsOf(tx, sent)
    await putTerms(
      tx,
      messages.map(({ content, ...message }) => ({ ...message, words: foldedWords(content) })),
    )
    await removeTerms(tx, unsent)
  },
})

import { reaction } from '#platform/server/events/index.ts'
import { foldedWords } from '#platform/search-words.ts'
import { contentsOf, insertTerms, deleteTerms } from './search-queries.ts'

/** Keeps the search index in step with the messages. */
export const updateSearchIndex = reaction({
  name: 'messages.keepTerms',
  on: ['message.sent', 'message.unsent'],
  async react(tx, events) {
    const sent = events.flatMap((event) => (event.type === 'message.sent' ? [event.payload.id] : []))
    const unsent = events.flatMap((event) => (event.type === 'message.unsent' ? [event.payload] : []))
    const messages = await contentsOf(tx, sent)
    await insertTerms(
      tx,
      messages.map(({ content, ...message }) => ({ ...message, words: foldedWords(content) })),
    )
    await deleteTerms(tx, unsent)
  },
})

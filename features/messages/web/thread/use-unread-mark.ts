import { useState } from 'react'
import type { Conversation } from '../../contract.ts'
import { type UnreadMark, nextUnreadMark } from './lines.ts'

/** Where the unread line stands while a conversation is open. */
export function useUnreadMark(conversation: Conversation, isReading: boolean): UnreadMark | undefined {
  const [mark, setMark] = useState(() => nextUnreadMark(undefined, conversation, false))
  const next = nextUnreadMark(mark, conversation, isReading)
  if (next !== mark) setMark(next)
  return next
}

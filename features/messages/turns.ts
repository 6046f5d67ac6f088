/** The last speaker in a conversation, and since when; null before the first message. */
export interface Turn {
  speaker_id: string | null
  since: Date | null
}

export interface TurnMessage {
  sender_id: string
  created_at: Date
  unsent_at: Date | null
}

/** A reply: `seconds` after the first unanswered message of the other member. */
export interface Answer {
  member_id: string
  at: Date
  seconds: number
}

/** The turn after more messages, in their order, and which of them were replies. Unsent messages don't count. */
export function advanceTurn(before: Turn, messages: readonly TurnMessage[]): { turn: Turn; answers: Answer[] } {
  let turn = before
  const answers: Answer[] = []
  for (const { sender_id, created_at, unsent_at } of messages) {
    if (unsent_at !== null || sender_id === turn.speaker_id) continue
    if (turn.since) {
      const waited = Math.max(0, created_at.getTime() - turn.since.getTime())
      answers.push({ member_id: sender_id, at: created_at, seconds: Math.floor(waited / 1_000) })
    }
    turn = { speaker_id: sender_id, since: created_at }
  }
  return { turn, answers }
}

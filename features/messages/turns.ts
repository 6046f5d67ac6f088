/** Who speaks in a conversation, and since when; nobody before the first message. */
export interface Turn {
  speaker_id: string | null
  since: Date | null
}

export interface Said {
  sender_id: string
  created_at: Date
  unsent_at: Date | null
}

/** A member answered: `seconds` after the first thing that the other had said since the member's own last. */
export interface Answer {
  member_id: string
  at: Date
  seconds: number
}

/** Whose turn it is after some more messages, in their order, and which of them were answers. What was taken back is none. */
export function takeTurns(before: Turn, messages: readonly Said[]): { turn: Turn; answers: Answer[] } {
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

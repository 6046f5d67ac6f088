/** What the two said and have in common. Ranks begin at 1; null: did not choose the other. */
export interface Reason {
  /** 'hand': put there by an operator; 'free': to fill a free round. */
  kind: 'both' | 'founder' | 'mentor' | 'topics' | 'hand' | 'free'
  /** Which choice of the mentor the founder is. */
  mentor_rank: number | null
  founder_rank: number | null
  topics: string[]
}

/** Members that somebody would like to meet, best first. */
export type Wishes = ReadonlyMap<string, readonly string[]>

/** Which choice of a person another one is; null if none. */
export function rankOf(wishes: Wishes, person: string, other: string): number | null {
  const at = wishes.get(person)?.indexOf(other) ?? -1
  return at < 0 ? null : at + 1
}

interface About {
  mentor_id: string
  founder_id: string
  wishes: Wishes
  topics: string[]
  is_pinned: boolean
}

/** Why two meet. */
export function reasonOf({ mentor_id, founder_id, wishes, topics, is_pinned: isPinned }: About): Reason {
  const mentor_rank = rankOf(wishes, mentor_id, founder_id)
  const founder_rank = rankOf(wishes, founder_id, mentor_id)
  const kind =
    mentor_rank && founder_rank
      ? 'both'
      : founder_rank
        ? 'founder'
        : mentor_rank
          ? 'mentor'
          : topics.length > 0
            ? 'topics'
            : isPinned
              ? 'hand'
              : 'free'
  return { kind, mentor_rank, founder_rank, topics }
}

/** What two members have in common, in the words of the first. */
export function sharedTopics(one: readonly string[], other: readonly string[]): string[] {
  const theirs = new Set(other.map(folded))
  const shared = new Map(one.filter((topic) => theirs.has(folded(topic))).map((topic) => [folded(topic), topic.trim()]))
  return [...shared.values()]
}

const folded = (topic: string) => topic.trim().toLowerCase()

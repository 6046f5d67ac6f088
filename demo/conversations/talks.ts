import type { DemoMember } from '../member.ts'
import { type Random, randomFrom } from '../random.ts'
import { type Dialogue, betweenAccounts, fromOthers } from './dialogues.ts'

const hour = 60 * 60 * 1000
/** In hours: how far a dialogue may be shifted into the past, and how long its members must have been here before it. */
const longestShift = 19
const settlingIn = 72

/** Two members and their conversation. */
interface Talk {
  a: DemoMember
  b: DemoMember
  dialogue: Dialogue
}

/** All conversations: between the accounts, and of each account with a few others who had joined by then. */
export function* talksOf(members: readonly DemoMember[], accounts: number, now: Date): Generator<Talk, void> {
  const byEmail = new Map(members.map((member) => [member.email, member]))
  for (const [one, other, dialogue] of betweenAccounts) {
    const [a, b] = [byEmail.get(one), byEmail.get(other)]
    if (a && b) yield { a, b, dialogue }
  }
  const joinedBy = now.getTime() - (Math.max(...fromOthers.map(hoursSince)) + longestShift + settlingIn) * hour
  const others = members.slice(accounts).filter((member) => member.profile_completed && member.joined_at.getTime() < joinedBy)
  for (const account of members.slice(0, accounts)) {
    const random = randomFrom(`talks of ${account.id}`)
    const partners = random.sample(others, fromOthers.length)
    for (const [index, dialogue] of fromOthers.entries()) {
      const partner = partners[index]
      if (partner) yield { a: partner, b: account, dialogue: shifted(dialogue, random) }
    }
  }
}

/** How many hours ago a dialogue began. */
export const hoursSince = ({ lines }: Dialogue): number => Math.max(...lines.map(([, hoursAgo]) => hoursAgo))

/** The same dialogue at another time. */
function shifted({ lines, unread }: Dialogue, random: Random): Dialogue {
  const by = random.int(0, longestShift - 1) + random.next()
  return { unread, lines: lines.map(([from, hoursAgo, text]) => [from, hoursAgo + by, text]) }
}

import type { UserType } from '#platform/members.ts'
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

/** All conversations: between the accounts, and of each account with a few others who had joined by then, nobody twice. */
export function* talksOf(members: readonly DemoMember[], accounts: number, now: Date): Generator<Talk, void> {
  const byEmail = new Map(members.map((member) => [member.email, member]))
  for (const [one, other, dialogue] of betweenAccounts) {
    const [a, b] = [byEmail.get(one), byEmail.get(other)]
    if (a && b) yield { a, b, dialogue }
  }
  const joinedBy = now.getTime() - (Math.max(...fromOthers.map(({ dialogue }) => hoursSince(dialogue))) + longestShift + settlingIn) * hour
  const others = new Set(
    members
      .slice(accounts)
      .filter(({ profile, profile_completed, joined_at }) => profile_completed && profile.company_name && joined_at.getTime() < joinedBy),
  )
  for (const account of members.slice(0, accounts)) {
    const random = randomFrom(`talks of ${account.id}`)
    for (const { a, b, dialogue } of fromOthers) {
      if (b !== account.profile.user_type) continue
      const [partner] = random.sample(ofType(others, a), 1)
      if (!partner) continue
      others.delete(partner)
      yield { a: partner, b: account, dialogue: shifted(dialogue, random) }
    }
  }
}

const ofType = (members: ReadonlySet<DemoMember>, type: UserType) => [...members].filter(({ profile }) => profile.user_type === type)

/** How many hours ago a dialogue began. */
export const hoursSince = ({ lines }: Dialogue): number => Math.max(...lines.map(([, hoursAgo]) => hoursAgo))

/** The same dialogue at another time. */
function shifted({ lines, unread }: Dialogue, random: Random): Dialogue {
  const by = random.int(0, longestShift - 1) + random.next()
  return { unread, lines: lines.map(([from, hoursAgo, text]) => [from, hoursAgo + by, text]) }
}

import { together } from '../limits.ts'
import { noStanding, noTaste } from './blank-member.ts'
import type { MatchMember } from './member.ts'

/** A member as others may know them: decisions by and about them count only once there are enough of each. */
export function asTold(member: MatchMember): MatchMember {
  const { accepts, rejects, wanted, declined, connections } = member.standing
  const own = accepts + rejects >= together ? member : { ...member, taste: noTaste, standing: noStanding }
  const about = wanted + declined >= together ? { wanted, declined } : { wanted: 0, declined: 0 }
  return { ...own, standing: { ...own.standing, ...about, connections } }
}

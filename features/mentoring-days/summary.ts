interface Planned {
  mentor_id: string
  founder_id: string
  round: number | null
  is_off: boolean
}
interface Person {
  member: { id: string }
  side: 'mentor' | 'founder'
  is_out: boolean
  wishes: readonly string[]
}

/** What a plan means for people, in a few numbers. */
export interface Summary<Who> {
  meetings: number
  /** Founders who wished somebody, and how many of them meet their first choice. */
  wishing: number
  first: number
  /** Who takes part and has no meeting. */
  without: Who[]
}

export function summaryOf<Who extends Person>(people: readonly Who[], meetings: readonly Planned[]): Summary<Who> {
  const placed = meetings.filter(({ round, is_off: isOff }) => round !== null && !isOff)
  const met = new Set(placed.flatMap(({ mentor_id, founder_id }) => [mentor_id, founder_id]))
  const pairs = new Set(placed.map(({ mentor_id, founder_id }) => `${founder_id} ${mentor_id}`))
  const here = people.filter(({ is_out: isOut }) => !isOut)
  const wishing = here.filter(({ side, wishes }) => side === 'founder' && wishes.length > 0)
  return {
    meetings: placed.length,
    wishing: wishing.length,
    first: wishing.filter(({ member, wishes }) => pairs.has(`${member.id} ${wishes[0]}`)).length,
    without: here.filter(({ member }) => !met.has(member.id)),
  }
}

import type { OperatedDay, PlannedMeeting, TakingPart } from '../../../contract.ts'

/** A day, with what the screens of its plan look up. */
export interface PlannedDay {
  day: OperatedDay
  mentors: TakingPart[]
  founders: TakingPart[]
  nameOf(id: string): string
  /** The meeting of somebody in a round; one that was cancelled if there is no other. */
  meetingIn(memberId: string, round: number): PlannedMeeting | undefined
}

export function plannedDay(day: OperatedDay): PlannedDay {
  const names = new Map(day.people.map(({ member }) => [member.id, member.full_name]))
  const byPlace = new Map<string, PlannedMeeting>()
  // Those that take place come last, and stay.
  for (const meeting of day.meetings.toSorted((one, other) => Number(other.is_off) - Number(one.is_off)))
    for (const id of [meeting.mentor_id, meeting.founder_id]) byPlace.set(`${id} ${meeting.round}`, meeting)
  return {
    day,
    mentors: day.people.filter(({ side }) => side === 'mentor'),
    founders: day.people.filter(({ side }) => side === 'founder'),
    nameOf: (id) => names.get(id) ?? '',
    meetingIn: (memberId, round) => byPlace.get(`${memberId} ${round}`),
  }
}

/** Which meeting a dialog is about: one of the plan, or a new one for a mentor, perhaps in a round. */
export interface Editing {
  meeting?: PlannedMeeting
  mentor_id?: string
  round?: number
}

import type { ContentAct, ContentState, MemberAct } from './vocabulary.ts'

interface Standing {
  /** Null if there is nothing that could be hidden. */
  content_state: ContentState | null
  /** False if the member has left. */
  hasMember: boolean
  /** Those who help to run the community cannot be sanctioned until their role is taken. */
  isStaff: boolean
  isSuspended: boolean
  /** Whether a warning in this case has not been withdrawn. */
  isWarned: boolean
}

const ofContent: Record<ContentState, readonly ContentAct[]> = {
  shown: ['hide', 'remove'],
  hidden: ['restore', 'remove'],
  removed: [],
  gone: [],
}

/** What operators can do in a case, besides dismissing it. A suspension can be given a new end. */
export function possibleActs({ content_state, hasMember, isStaff, isSuspended, isWarned }: Standing): {
  content: ContentAct[]
  member: MemberAct[]
} {
  if (isStaff) return { content: [], member: [] }
  return {
    content: content_state ? [...ofContent[content_state]] : [],
    member: hasMember ? [isWarned ? 'withdraw' : 'warn', 'suspend', ...(isSuspended ? (['lift'] as const) : [])] : [],
  }
}

interface Acts {
  content_act: ContentAct | null
  member_act: MemberAct | null
}

const reversals: readonly (ContentAct | MemberAct | null)[] = ['restore', 'withdraw', 'lift']

/** Whether a decision reverses an earlier one. */
export const isReversal = ({ content_act, member_act }: Acts): boolean => reversals.includes(content_act) || reversals.includes(member_act)

/** Whether it is a sanction, which the member may appeal. */
export const isBurden = ({ content_act, member_act }: Acts): boolean =>
  [content_act, member_act].some((act) => act !== null && !reversals.includes(act))

import type { ContentAct, ContentState, MemberAct } from './vocabulary.ts'

interface Standing {
  /** Null where there is nothing that could be hidden. */
  content_state: ContentState | null
  /** False for who has left. */
  hasMember: boolean
  /** About whom operators decide nothing. */
  isOperator: boolean
  isSuspended: boolean
  /** By a warning in this case that was not withdrawn. */
  isWarned: boolean
}

const ofContent: Record<ContentState, readonly ContentAct[]> = {
  shown: ['hide', 'remove'],
  hidden: ['restore', 'remove'],
  removed: [],
  gone: [],
}

/** What operators can do in a case, besides leaving it at that. A suspension can be given another end. */
export function possibleActs({ content_state, hasMember, isOperator, isSuspended, isWarned }: Standing): {
  content: ContentAct[]
  member: MemberAct[]
} {
  if (isOperator) return { content: [], member: [] }
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

/** Whether a decision takes back what was decided before. */
export const isReversal = ({ content_act, member_act }: Acts): boolean => reversals.includes(content_act) || reversals.includes(member_act)

/** Whether it burdens the member, who may then answer. */
export const isBurden = ({ content_act, member_act }: Acts): boolean =>
  [content_act, member_act].some((act) => act !== null && !reversals.includes(act))

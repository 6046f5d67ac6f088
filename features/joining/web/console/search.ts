import type { InvitationState } from '../../vocabulary.ts'

/** What a list of invitations shows. */
export interface InvitationSearch {
  kind: 'links' | 'emails'
  state?: InvitationState | undefined
  address?: string | undefined
}

const joiningTabs = ['applications', 'invitations', 'rules', 'welcome'] as const
export type JoiningTab = (typeof joiningTabs)[number]

/** The tab in the address of the screen. */
export const validTab = ({ tab }: Record<string, unknown>): { tab?: JoiningTab } => {
  const found = joiningTabs.find((each) => each === tab)
  return found && found !== 'applications' ? { tab: found } : {}
}

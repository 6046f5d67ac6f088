import type { MemberBrief } from '#features/members/contract.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** That the member of this page is connected with another. */
export interface ConnectedNews {
  member: MemberBrief
  /** It is news only if they were connected after this time (UTC, ISO 8601): what is heard may be from before the page came. */
  after?: string | undefined
}

const waiting = createStore<readonly ConnectedNews[]>([])

/** Tells the member, once, that they are connected with another; `Connected` says it, wherever in the app they are. */
export function announceConnected(member: MemberBrief, after?: string): void {
  const known = waiting.get()
  if (!known.some((news) => news.member.id === member.id)) waiting.set([...known, { member, after }])
}

/** What is to be told, first come first. */
export const announced = {
  remove: (news: ConnectedNews): void => waiting.set(waiting.get().filter((each) => each !== news)),
  useFirst: (): ConnectedNews | undefined => useStore(waiting, ([first]) => first),
}

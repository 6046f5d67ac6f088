import type { MemberBrief } from '#features/members/contract.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** A new connection of this page's member. */
export interface ConnectedNews {
  member: MemberBrief
  /** It is news only if they were connected after this time (UTC, ISO 8601), since events may be older than the page. */
  after?: string | undefined
}

const waiting = createStore<readonly ConnectedNews[]>([])

/** Announces a connection to the member once; `Connected` shows it anywhere in the app. */
export function announceConnected(member: MemberBrief, after?: string): void {
  const known = waiting.get()
  if (!known.some((news) => news.member.id === member.id)) waiting.set([...known, { member, after }])
}

/** Connections to announce, in order. */
export const announced = {
  remove: (news: ConnectedNews): void => waiting.set(waiting.get().filter((each) => each !== news)),
  useFirst: (): ConnectedNews | undefined => useStore(waiting, ([first]) => first),
}

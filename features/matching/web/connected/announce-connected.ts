import { useSyncExternalStore } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'

/** That the member of this page is connected with another. */
export interface ConnectedNews {
  member: MemberBrief
  /** It is news only if they were connected after this time (UTC, ISO 8601): what is heard may be from before the page came. */
  after?: string | undefined
}

let waiting: readonly ConnectedNews[] = []
const listeners = new Set<() => void>()

function set(news: readonly ConnectedNews[]) {
  waiting = news
  for (const listener of listeners) listener()
}

/** Tells the member, once, that they are connected with another; `Connected` says it, wherever in the app they are. */
export function announceConnected(member: MemberBrief, after?: string): void {
  if (!waiting.some((news) => news.member.id === member.id)) set([...waiting, { member, after }])
}

/** What is to be told, first come first. */
export const announced = {
  remove: (news: ConnectedNews): void => set(waiting.filter((each) => each !== news)),
  useFirst: (): ConnectedNews | undefined => useSyncExternalStore(subscribe, () => waiting[0]),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

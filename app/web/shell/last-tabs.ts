import { useEffect } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCurrentTab } from './current-tab.ts'

type LastTabs = Readonly<Partial<Record<string, string>>>

/** Empty at first, as on the server. */
const lastTabs = createStore<LastTabs>({})

/** Ids of the tabs that the member opened last on this device, by place. */
export const useLastTabs = (): LastTabs => useStore(lastTabs)

/** Remembers the tabs that are opened. */
export function useKeptTabs(): void {
  const memberId = useMember()?.id
  const { id, place } = useCurrentTab()
  useEffect(() => {
    if (!memberId) return
    const kept = keptTabs(memberId)
    const tabs = place ? { ...kept, [place]: id } : kept
    lastTabs.set(tabs)
    if (tabs !== kept) keep(memberId, tabs)
  }, [memberId, place, id])
}

/** Contains the member's id, so that it is deleted from the device when they sign out. */
const keyOf = (memberId: string) => `tabs:${memberId}`

function keptTabs(memberId: string): LastTabs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as LastTabs) : {}
  } catch {
    return {}
  }
}

function keep(memberId: string, tabs: LastTabs): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(tabs))
  } catch {
    // Without storage, places open with their first tab.
  }
}

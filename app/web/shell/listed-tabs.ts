import { useQueries } from '@tanstack/react-query'
import type { Tab } from '#platform/web/rooms/room.ts'
import { tabs } from '../rooms.ts'

const conditional = tabs.flatMap(({ id, listedIf }) => (listedIf ? [{ id, listedIf }] : []))

/** The sections to list for the member: some depend on what there is. */
export function useListedTabs(): readonly Tab[] {
  const results = useQueries({ queries: conditional.map(({ listedIf }) => listedIf.query()) })
  const isUnlisted = new Set(
    conditional.flatMap(({ id, listedIf }, at) => {
      const data = results[at]?.data
      return data !== undefined && listedIf.count(data) > 0 ? [] : [id]
    }),
  )
  return tabs.filter(({ id }) => !isUnlisted.has(id))
}

import { useQueries } from '@tanstack/react-query'
import type { Tab } from '#platform/web/rooms/room.ts'
import { rooms } from '../rooms.ts'

const conditional = rooms.flatMap(({ tab }) => (tab?.listedIf ? [{ id: tab.id, listedIf: tab.listedIf }] : []))

/** Whether a tab is listed for the member: some depend on what there is. */
export function useIsListed(): (tab: Pick<Tab, 'id'>) => boolean {
  const results = useQueries({ queries: conditional.map(({ listedIf }) => listedIf.query()) })
  const unlisted = new Set(
    conditional.flatMap(({ id, listedIf }, at) => {
      const data = results[at]?.data
      return data !== undefined && listedIf.count(data) > 0 ? [] : [id]
    }),
  )
  return ({ id }) => !unlisted.has(id)
}

import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { fieldsLive } from '../contract.ts'
import { fields } from './data.ts'

const live = roomLive<typeof fieldsLive>()

/** Refetches the fields when operators change them. Values in open forms stay. */
export const followFields: Follow = ({ queryClient }) => {
  const refetch = () => void queryClient.invalidateQueries({ queryKey: fields.query.key() })
  return [live.on('fields.changed', refetch), onResync(refetch)]
}

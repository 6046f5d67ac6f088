import { onResync, roomLive, watch } from '#platform/web/live/index.ts'
import { termsRefused } from '#platform/web/terms-refused.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { refreshMember } from '#features/members/web/index.ts'
import type { legalLive } from '../contract.ts'
import { legal } from './data.ts'

const live = roomLive<typeof legalLive>()

/** Shows new terms on open pages, and hides them once they are accepted in another window. */
export const followTerms: Follow = ({ queryClient }) => {
  const refetch = () => {
    void refreshMember(queryClient)
    void queryClient.invalidateQueries({ queryKey: legal.query.key() })
  }
  return [watch(['terms:newest']), live.on('legal.termsChanged', refetch), onResync(refetch), termsRefused.add(refetch)]
}

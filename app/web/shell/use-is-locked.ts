import { useMember } from '#features/members/web/index.ts'
import type { Tab } from '#platform/web/rooms/room.ts'

/** Whether a section or palette entry is for another type of member. */
export function useIsLocked(): (entry: Pick<Tab, 'onlyFor'>) => boolean {
  const type = useMember()?.user_type
  return ({ onlyFor }) => onlyFor !== undefined && type !== undefined && onlyFor !== type
}

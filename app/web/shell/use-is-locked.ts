import { useMember } from '#features/members/web/index.ts'
import type { Tab } from '#platform/web/rooms/room.ts'

/** Tells of a section, or of where the palette leads, whether it is for another type of member than the reader. */
export function useIsLocked(): (entry: Pick<Tab, 'onlyFor'>) => boolean {
  const type = useMember()?.user_type
  return ({ onlyFor }) => onlyFor !== undefined && type !== undefined && onlyFor !== type
}

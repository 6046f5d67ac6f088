import { oneOf } from '#platform/web/rooms/address-values.ts'
import { type AnnouncementList, announcementLists } from '../vocabulary.ts'

/** What the list is narrowed to, from the address. */
export function validSearch({ show }: Record<string, unknown>): { show?: AnnouncementList } {
  const found = oneOf(announcementLists, show)
  return found ? { show: found } : {}
}

import { givenId } from '#platform/web/rooms/address-values.ts'

/** The list's filter in the address. */
export interface UpdatesSearch {
  founder?: string
}

/** Ignores an invalid id. */
export function validUpdatesSearch(search: Record<string, unknown>): UpdatesSearch {
  const founder = givenId(search['founder'])
  return founder ? { founder } : {}
}

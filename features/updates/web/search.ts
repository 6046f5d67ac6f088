import { givenId } from '#platform/web/rooms/address-values.ts'

/** What the list shows, as it stands in its address. */
export interface UpdatesSearch {
  /** Whose updates. */
  founder?: string
}

/** What is no id is left out. */
export function validUpdatesSearch(search: Record<string, unknown>): UpdatesSearch {
  const founder = givenId(search['founder'])
  return founder ? { founder } : {}
}

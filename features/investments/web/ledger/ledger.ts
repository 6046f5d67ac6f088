import { useMember } from '#features/members/web/index.ts'
import type { OwnOrganisation } from '#features/organisations/organisation-contract.ts'
import { useOwnOrganisations } from '#features/organisations/web/index.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'

/** The ledger that a screen is about. */
export interface Ledger {
  /** Undefined for the reader's own. */
  organisationId: string | undefined
  /** Whose people share it; also undefined until it has loaded. */
  organisation: OwnOrganisation | undefined
}

export interface LedgerSearch {
  organisation?: string
}

/** The ledger in the address; invalid values are ignored. */
export function validLedgerSearch(raw: Record<string, unknown>): LedgerSearch {
  const organisation = givenId(raw['organisation'])
  return organisation ? { organisation } : {}
}

/** The organisations whose people share a ledger with the reader; undefined until they have loaded. */
export const useSharedLedgers = (): OwnOrganisation[] | undefined => useOwnOrganisations()?.filter(({ kind }) => kind !== 'startup')

/** Whether the reader has a ledger of their own. */
export const useHasOwnLedger = (): boolean => useMember()?.user_type === 'investor'

/** The ledger in the address, which may be one that the reader does not have. */
export function useLedger(): Ledger {
  const [{ organisation: organisationId }] = useScreenSearch(validLedgerSearch)
  const organisation = useSharedLedgers()?.find(({ id }) => id === organisationId)
  return { organisationId, organisation }
}

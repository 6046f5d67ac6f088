import { type RawBuilder, sql } from 'kysely'

/** Whose a ledger is: a member's own, or one that the people of an organisation share. */
export type Holder = { member: string; organisation?: undefined } | { member?: undefined; organisation: string }

interface Held {
  user_id: string
  organisation_id: string | null
}

/** Whose ledger an investment is in. */
export const holderOf = ({ user_id, organisation_id }: Held): Holder =>
  organisation_id === null ? { member: user_id } : { organisation: organisation_id }

export const isHeldBy = (row: Held, holder: Holder): boolean => keyOf(holderOf(row)) === keyOf(holder)

/** Tells all ledgers apart, also those of a member and an organisation with the same id: clients choose the ids of organisations. */
export const keyOf = ({ member, organisation }: Holder): string => (organisation === undefined ? member : `organisation ${organisation}`)

/** What an investment in the holder's ledger has as its organisation. */
export const organisationOf = ({ organisation }: Holder): string | null => organisation ?? null

/** Condition: whether an investment is in the holder's ledger. */
export const areHeldBy = ({ member, organisation }: HolderParameters): RawBuilder<boolean> =>
  organisation === undefined
    ? sql<boolean>`(user_id = ${member} and organisation_id is null)`
    : sql<boolean>`organisation_id = ${organisation}`

/** A holder, or the parameters for one in a prepared statement. */
export interface HolderParameters {
  readonly member?: unknown
  readonly organisation?: unknown
}

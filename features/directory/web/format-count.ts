import { readerLocale } from '#platform/web/i18n.ts'
import { countCap } from '../count-cap.ts'

/** '1,284' */
export const formatCount = (count: number): string => new Intl.NumberFormat(readerLocale()).format(count)

/** Formats a count that stops above the cap: '200+'. */
const formatCapped = (count: number): string => (count > countCap ? `${formatCount(countCap)}+` : formatCount(count))

/** Counts by group. With filters, `matching` is set and its counts stop at a cap. */
export interface Counts<Group extends string> {
  community: Record<Group, number>
  matching: Record<Group, number> | null
}

/** The number of results of a group, for its filter chip. */
export const countOf = <Group extends string>(counts: Counts<Group> | undefined, group: Group): string | undefined =>
  counts && (counts.matching ? formatCapped(counts.matching[group]) : formatCount(counts.community[group]))

import { useLingui } from '@lingui/react/macro'
import { typeLabels } from '#features/profiles/web/index.ts'
import { formatUtcDay } from './format-utc-day.ts'
import { type FilterName, type MemberSearch, filterNames } from './member-search.ts'
import { useStateNames } from './names.ts'

/** The label of each active filter. */
export function useActiveFilters(
  search: MemberSearch,
  { organisation, group }: { organisation: string | undefined; group: string | undefined },
): { name: FilterName; text: string }[] {
  const { t, i18n } = useLingui()
  const states = useStateNames()
  const day = (value: string | undefined) => (value ? formatUtcDay(value) : '')
  const [joinedFrom, joinedTo, seenFrom, seenTo] = [search.joined_from, search.joined_to, search.seen_from, search.seen_to].map(day)
  const texts: Record<FilterName, string> = {
    type: search.type ? i18n._(typeLabels[search.type]) : '',
    state: search.state ? states[search.state] : '',
    organisation_id: organisation ?? t`Organisation`,
    group_id: group ?? t`Group`,
    joined_from: t`Joined from ${joinedFrom}`,
    joined_to: t`Joined until ${joinedTo}`,
    seen_from: t`Last seen from ${seenFrom}`,
    seen_to: t`Last seen until ${seenTo}`,
  }
  return filterNames.filter((name) => search[name] !== undefined).map((name) => ({ name, text: texts[name] }))
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History, ListFilter, Search, SpellCheck } from 'lucide-react'
import { use, useState } from 'react'
import { useMemberSearch } from '#features/directory/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { SearchKindsContext } from '#platform/web/rooms/search-kinds.ts'
import type { FoundInPalette as Found, PaletteItem, Slots } from '#platform/web/rooms/slots.tsx'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { SearchResult } from '../contract.ts'
import { longestQuery } from '../limits.ts'
import { operatorsFor, readOperators, typedFor, valuesFor } from '../operators.ts'
import { searchPath } from '../paths.ts'
import { suggestions } from './data.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { validSearch } from './search.ts'
import { useOperatorValues } from './use-operators.ts'

/** In milliseconds; the palette answers each key as soon as it can. */
const pause = 60

/** What the palette finds: the best of each kind, operators that fit what is typed, and earlier searches. */
export function FoundInPalette({ text, children }: Slots['palette.found']) {
  const { t, i18n } = useLingui()
  const member = useMember()
  const kinds = use(SearchKindsContext)
  const typed = text.slice(0, longestQuery)
  const { words, chosen, open } = readOperators(typed, useOperatorValues())
  const asked = validSearch({ ...chosen, q: words })
  const settled = useDebouncedValue(JSON.stringify(asked), pause)
  const { data, isFetching } = useQuery(suggestions(validSearch(JSON.parse(settled) as Record<string, unknown>)))
  const operatorItems = useOperatorItems(typed)
  const [recent] = useState(() => (member ? recentSearches(member.id) : []))
  const isAsked = Object.values(asked).some((value) => value !== undefined)

  const itemOf = ({ kind, id, part, href, title, note }: Omit<SearchResult, 'excerpt'>): PaletteItem => {
    const own = kinds.find((each) => each.kind === kind)
    const Icon = own?.icon ?? Search
    const name = title.map((each) => each.text).join('')
    return {
      id: `${kind} ${id} ${part}`,
      leadsTo: { href },
      icon: <Icon aria-hidden />,
      name,
      note: own?.hasPages && part > 0 ? t`${note}, page ${part}` : note,
    }
  }
  const results = isAsked ? (data?.items ?? []) : []
  const found = [...new Set(results.map(({ kind }) => kind))].flatMap((each) => {
    const kind = kinds.find(({ kind: own }) => own === each)
    return kind ? [{ title: i18n._(kind.label), items: results.filter((item) => item.kind === each).map(itemOf) }] : []
  })
  const search = new URLSearchParams(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const all = { id: 'all-results', leadsTo: { href: `${searchPath()}?${search}` }, icon: <Search aria-hidden />, note: '' }
  const narrowing = { title: t`Narrow the search`, items: operatorItems }
  const sections: Found['sections'] = [
    {
      title: t`Recent searches`,
      items: (typed === '' ? recent : []).map((each) => ({
        id: `recent ${each}`,
        leadsTo: { text: each },
        icon: <History aria-hidden />,
        name: each,
        note: '',
      })),
    },
    ...(open === null ? [] : [narrowing]),
    // Before what arrives later, so that Enter always does the same.
    { title: t`Search`, items: isAsked ? [{ ...all, name: t`Show all results for “${typed.trim()}”` }] : [] },
    ...found,
    {
      title: t`Did you mean`,
      items:
        isAsked && data?.corrected
          ? [{ id: 'corrected', leadsTo: { text: data.corrected }, icon: <SpellCheck aria-hidden />, name: data.corrected, note: '' }]
          : [],
    },
    ...(open === null ? [narrowing] : []),
  ]
  return children({
    sections,
    isSearching: isAsked && (isFetching || settled !== JSON.stringify(asked)),
    onOpen: () => member && rememberSearch(member.id, typed),
  })
}

/** The operator that is being typed with its values, or the operators that the last word may become. */
function useOperatorItems(text: string): readonly PaletteItem[] {
  const values = useOperatorValues()
  const { words, open, before, chosen } = readOperators(text, values)
  const { members } = useMemberSearch(open?.operator === 'from' ? open.typed : '')
  if (!open)
    return operatorsFor(text).map((operator) => ({
      id: `operator ${operator}`,
      leadsTo: { text: `${text.replace(/\S+$/, '')}${operator}:` },
      icon: <ListFilter aria-hidden />,
      name: `${operator}:`,
      note: '',
    }))
  if (open.operator === 'from')
    return members.map(({ id, full_name, company_name, profile_picture }) => ({
      id: `from ${id}`,
      leadsTo: { href: `${searchPath()}?${new URLSearchParams({ ...chosen, ...(words && { q: words }), from: id })}` },
      icon: <Avatar id={id} name={full_name} picture={profile_picture} size={28} />,
      name: `from: ${full_name}`,
      note: company_name,
    }))
  const { operator } = open
  return valuesFor(values[operator], open.typed)
    .filter(({ value }) => chosen[operator] !== value)
    .map(({ value, label }) => ({
      id: `${operator} ${value}`,
      leadsTo: { text: `${before}${operator}:${operator === 'in' ? typedFor(label) : value} ` },
      icon: <ListFilter aria-hidden />,
      name: `${operator}: ${label}`,
      note: '',
    }))
}

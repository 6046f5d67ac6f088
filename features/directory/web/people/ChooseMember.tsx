import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { useMemberSearch } from '../use-search.ts'

/** A field that searches members as you type. */
export function ChooseMember({ value, onChange, except = [], ...texts }: Slots['choose.member']) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { members, isSearching } = useMemberSearch(typed)
  const found = members.filter(({ id }) => !except.includes(id))
  const optionOf = (member: NonNullable<typeof value>) => ({
    id: member.id,
    label: member.full_name,
    detail: member.company_name,
    member,
  })
  return (
    <ComboBox
      {...texts}
      items={found.map(optionOf)}
      value={value && optionOf(value)}
      onChange={(chosen) => onChange(chosen?.member ?? null)}
      onFilterText={setTyped}
      isLoading={isSearching}
      emptyText={typed.trim() ? t`No member found` : t`Type a name`}
      loadingText={t`Searching`}
      placeholder={t`Type a name`}
    />
  )
}

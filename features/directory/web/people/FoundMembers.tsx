import { useLingui } from '@lingui/react/macro'
import { profilePath } from '#features/members/paths.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { useMemberSearch } from '../use-search.ts'

/** The members that the palette finds. */
export function FoundMembers({ text, children }: Slots['palette.found']) {
  const { t } = useLingui()
  const { members, isSearching } = useMemberSearch(text)
  const items = members.map(({ id, full_name, company_name, profile_picture }) => ({
    id,
    href: profilePath(id),
    icon: <Avatar id={id} name={full_name} picture={profile_picture} size={28} />,
    name: full_name,
    note: company_name,
  }))
  return children({ title: t`Members`, items, isSearching })
}

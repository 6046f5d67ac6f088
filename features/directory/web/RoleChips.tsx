import { useLingui } from '@lingui/react/macro'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import type { DirectoryFilters } from '../contract.ts'
import { formatCapped, formatCount } from './counts.ts'
import type { DirectoryCounts } from './use-result-count.ts'

type Role = DirectoryFilters['role']
const roles = ['all', ...memberGroups] as const

export interface RoleChipsProps {
  role: Role
  onChange: (role: Role) => void
  /** `matching` under filters, where counts stop at a cap. */
  counts: DirectoryCounts | undefined
}

export function RoleChips({ role, onChange, counts }: RoleChipsProps) {
  const { t, i18n } = useLingui()
  const countOf = (each: (typeof roles)[number]) =>
    counts && (counts.matching ? formatCapped(counts.matching[each]) : formatCount(counts.community[each]))
  return (
    <FilterChips
      label={t`Role`}
      value={role ?? 'all'}
      onChange={(each) => onChange(each === 'all' ? undefined : each)}
      options={roles.map((id) => ({ id, label: id === 'all' ? t`All` : i18n._(typeLabels[id]), count: countOf(id) }))}
    />
  )
}

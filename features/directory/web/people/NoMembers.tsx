import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX, UsersRound } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { DirectoryFilters } from '../../contract.ts'

/** The empty state, with a suggestion what to do. */
export function NoMembers({ filters, onClear }: { filters: DirectoryFilters; onClear: () => void }) {
  const { t } = useLingui()
  const { query, role, ...others } = filters
  const isFiltered = query !== undefined || Object.values(others).some((value) => value !== undefined)
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No matching results`}
        action={
          <Button onPress={onClear}>{query === undefined ? <Trans>Clear filters</Trans> : <Trans>Clear search and filters</Trans>}</Button>
        }
      >
        <Trans>No members match these criteria. Try fewer words or filters.</Trans>
      </EmptyState>
    )
  }
  if (role) {
    const titles = { startup: t`No startups found`, investor: t`No investors found`, mentor: t`No mentors found` }
    return (
      <EmptyState icon={UsersRound} title={titles[role]} action={<Button onPress={onClear}>{t`Show all members`}</Button>}>
        <Trans>No other members have joined in this role yet.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={UsersRound} title={t`No members found`}>
      <Trans>You’re the first one here. Members appear in the directory as soon as they join.</Trans>
    </EmptyState>
  )
}

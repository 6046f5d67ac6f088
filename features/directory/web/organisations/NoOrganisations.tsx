import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Building2, SearchX } from 'lucide-react'
import { newOrganisationPath } from '#features/organisations/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { OrganisationFilters } from '../../contract.ts'

/** The empty state, with a suggestion what to do. */
export function NoOrganisations({ filters, onClear }: { filters: OrganisationFilters; onClear: () => void }) {
  const { t } = useLingui()
  const { query, kind, ...others } = filters
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
        <Trans>No organisations match these criteria. Try fewer words or filters.</Trans>
      </EmptyState>
    )
  }
  if (kind) {
    return (
      <EmptyState
        icon={Building2}
        title={t`No organisations found`}
        action={
          <Button onPress={onClear}>
            <Trans>Show all organisations</Trans>
          </Button>
        }
      >
        <Trans>There are no organisations of this kind yet.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Building2}
      title={t`No organisations yet`}
      action={
        <Link to={newOrganisationPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Create organisation</Trans>
        </Link>
      }
    >
      <Trans>Create the page of your company or fund, and invite your colleagues to it.</Trans>
    </EmptyState>
  )
}

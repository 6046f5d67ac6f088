import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { sustainabilityPath } from '#features/sustainability/paths.ts'
import { sheetOf, validYear } from '#features/sustainability/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { printPath } from '../../paths.ts'
import { Paper } from './Paper.tsx'
import './paper.css'

/** What the reader may read of an organisation's answers for a year, as a page for paper or PDF. */
export function PrintScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={printPath} title={({ name }) => t`Sustainability report of ${name}`}>
      {(organisation) => <Print organisation={organisation} />}
    </OfOrganisation>
  )
}

function Print({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [search] = useScreenSearch(validYear)
  const { data: sheet, error, refetch } = useQuery(sheetOf(organisation.id, search.year))
  return (
    <div className="mx-auto max-w-[210mm]">
      <div className="print:hidden">
        <PageHeading
          back={{ href: sustainabilityPath(organisation.slug), label: organisation.name }}
          title={t`Print`}
          actions={
            sheet?.year != null && (
              <Button variant="primary" onPress={() => print()}>
                <Printer aria-hidden />
                <Trans>Print or save as PDF</Trans>
              </Button>
            )
          }
        />
      </div>
      {sheet?.year != null ? (
        <Paper organisation={organisation} sheet={sheet} year={sheet.year} />
      ) : sheet ? (
        <EmptyState isPage icon={Printer} title={t`There is nothing to print`}>
          <Trans>{organisation.name} shares no answers with you yet.</Trans>
        </EmptyState>
      ) : error ? (
        <LoadFailed title={t`Failed to load these answers`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading answers`} className="grid gap-4">
          <Skeleton className="h-160 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { settingsPath } from '#features/accounts/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { ownDecisions, reports } from '../data.ts'
import { OwnDecisionCard } from './OwnDecisionCard.tsx'

/** Decisions by operators about the signed-in member. */
export function OwnDecisionsScreen() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery(ownDecisions())
  usePageTitle('subject', t`Decisions about you`)

  async function answer(id: string, words: string) {
    await reports.call.answer({ id, answer: words })
    await queryClient.invalidateQueries({ queryKey: ownDecisions().queryKey })
  }
  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading back={{ href: settingsPath(), label: t`Settings` }} title={t`Decisions by operators about you`} />
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading the decisions`}>
            <Skeleton className="h-40" />
          </SkeletonGroup>
        }
        failed={t`Failed to load the decisions`}
        empty={
          <EmptyState icon={Scale} title={t`No decisions about you`}>
            <Trans>If the community’s operators hide something you wrote, warn you or suspend you, you can read why and appeal here.</Trans>
          </EmptyState>
        }
      >
        {(decisions) => (
          <div className="grid gap-4">
            {decisions.map((decision) => (
              <OwnDecisionCard key={decision.id} decision={decision} onAnswer={(words) => answer(decision.id, words)} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { OwnDecision } from '../../contract.ts'
import { reports } from '../data.ts'
import { OwnDecisionCard } from './OwnDecisionCard.tsx'

/** The screen for the link in an email about a decision; works without signing in. */
export function DecisionLink({ token }: { token: string }) {
  const { t } = useLingui()
  const [found, setFound] = useState<OwnDecision | { problem: ShownProblem }>()

  useEffect(() => {
    if (found) return
    reports.call.decisionOfLink({ token }).then(setFound, (error: unknown) => setFound({ problem: problemOf(error) }))
  }, [found, token])

  async function answer(words: string) {
    await reports.call.answerByLink({ token, answer: words })
    setFound(undefined)
  }

  if (!found) {
    return (
      <SkeletonGroup label={t`Checking the link`} className="grid gap-4">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="h-28" />
      </SkeletonGroup>
    )
  }
  if (!('problem' in found)) return <OwnDecisionCard decision={found} onAnswer={answer} />
  const { problem } = found
  if (problem.code === 'BAD_REQUEST') return <Banner tone="danger">{problem.text}</Banner>
  return (
    <ErrorState title={t`Failed to check the link`} retryLabel={t`Try again`} onRetry={() => setFound(undefined)}>
      {problem.text}
    </ErrorState>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SquareKanban } from 'lucide-react'
import { problemOf } from '#platform/web/problem.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { toast } from '#ui/toast.ts'
import { refreshTeams, teamPipeline } from '../data.ts'

/** A team shares a pipeline only once one of them chooses so. */
export function StartPipeline({ organisation: { id, name } }: { organisation: OrganisationBrief }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const start = useMutation({
    mutationFn: () => teamPipeline.call.start({ id }),
    onSuccess: () => refreshTeams(queryClient),
    onError: (error) => toast.error(t`Failed to start the pipeline`, { description: problemOf(error).text }),
  })
  return (
    <EmptyState
      icon={SquareKanban}
      title={t`Decide on deals together`}
      action={
        <Button variant="primary" pending={start.isPending} pendingLabel={t`Starting`} onPress={() => start.mutate()}>
          <Trans>Start a shared pipeline</Trans>
        </Button>
      }
    >
      <Trans>
        Collect deals in columns, discuss them in notes and vote. Everyone in <bdi>{name}</bdi> can take part. Nobody else can tell that
        there is a pipeline.
      </Trans>
    </EmptyState>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { dealsPath } from '#features/deals/paths.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { teamPipelinePath } from '../../paths.ts'
import { boardOf, ownTeams } from '../data.ts'
import { PipelineSwitch } from '../PipelineSwitch.tsx'
import { validPipelineSearch } from '../search.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardView } from './BoardView.tsx'
import { NotYourPipeline } from './NotYourPipeline.tsx'
import { SetUpButton } from './SetUpButton.tsx'

/** The pipeline that the people of an organisation share. */
export function TeamPipeline() {
  const { t } = useLingui()
  const [{ deal }] = useScreenSearch(validPipelineSearch)
  // For the switch above the board, which would otherwise move it down later.
  useQuery(ownTeams())
  return (
    <OfOrganisation pathOf={(slug) => teamPipelinePath(slug, deal)} title={({ name }) => t`Pipeline of ${name}`}>
      {(organisation) => (organisation.standing.role === null ? <NotYourPipeline /> : <PipelineOf organisation={organisation} />)}
    </OfOrganisation>
  )
}

function PipelineOf({ organisation: { id, name } }: { organisation: OrganisationBrief }) {
  const { t } = useLingui()
  const { data: board, error, refetch } = useQuery(boardOf(id))
  const [isSettingUp, setUp] = useState(false)
  const code = error && problemOf(error).code
  // The reader may have been removed while it was shown.
  if (code === 'FORBIDDEN') return <NotYourPipeline />
  return (
    <>
      <PageHeading
        back={{ href: dealsPath(), label: t`Deals` }}
        title={t`Pipeline of ${name}`}
        actions={board?.is_started && board.can.edit && <SetUpButton onPress={() => setUp(true)} />}
      />
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <PipelineSwitch current={id} />
        <p className="min-w-0 flex-1 basis-72 text-ink-2">
          <Trans>
            Everyone in <bdi>{name}</bdi> can see this pipeline. Founders and other members can’t.
          </Trans>
        </p>
      </div>
      {board && <BoardView board={board} isSettingUp={isSettingUp} onSetUp={setUp} />}
      {!board && !error && <BoardSkeleton />}
      {!board && error && <LoadFailed title={t`Failed to load the pipeline`} error={error} onRetry={() => void refetch()} />}
    </>
  )
}

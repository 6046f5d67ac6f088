import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dealsPath } from '#features/deals/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { classNames } from '#ui/class-names.ts'
import { Select } from '#ui/Select.tsx'
import { teamPipelinePath } from '../paths.ts'
import { ownTeams } from './data.ts'

interface PipelineSwitchProps {
  /** An organisation's id; absent for the reader's own pipeline. */
  current?: string
  className?: string
}

/** Switches between the reader's own pipeline and those of their organisations; nothing if there is only one. */
export function PipelineSwitch({ current = 'own', className }: PipelineSwitchProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isInvestor = useMember()?.user_type === 'investor'
  const teams = useQuery(ownTeams()).data?.items ?? []
  const options = [
    ...(isInvestor ? [{ id: 'own', label: t`Your own pipeline`, href: dealsPath('pipeline') }] : []),
    ...teams.map(({ organisation: { id, name, slug } }) => ({ id, label: name, href: teamPipelinePath(slug) })),
  ]
  if (options.length < 2) return null
  return (
    <Select
      label={t`Pipeline`}
      options={options}
      value={current}
      onChange={(chosen) => {
        const href = options.find(({ id }) => id === chosen)?.href
        if (href) void navigate({ href })
      }}
      className={classNames('w-64 max-w-full phone:w-full', className)}
    />
  )
}

/** The switch above the reader's own pipeline. */
export const FromOwnPipeline = () => <PipelineSwitch className="mb-4" />

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Lock, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { useSetBookmarked } from '#features/deals/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { Team } from '../../board-contract.ts'
import { teamPipelinePath } from '../../paths.ts'
import { refreshTeams, teamPipeline, teamsOfDeal } from '../data.ts'
import { useColumnName } from '../labels.ts'

interface AddDialogProps {
  deal: { id: string; company_name: string }
  /** Whether it is in the reader’s own pipeline. */
  isInOwn: boolean
  onClose: () => void
}

/** Asks whether a deal goes into the reader's own pipeline, which only they see, or into a team's. */
export function AddDialog({ deal, isInOwn, onClose }: AddDialogProps) {
  const { t } = useLingui()
  const { data, error } = useQuery(teamsOfDeal(deal.id))
  const company = deal.company_name
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Add ${company} to a pipeline`} closeLabel={t`Close`}>
      {data && <Choice deal={deal} teams={data.items} isInOwn={isInOwn} onClose={onClose} />}
      {!data && (error ? <FormBanner>{problemOf(error).text}</FormBanner> : <Skeleton className="h-24" />)}
    </Dialog>
  )
}

function Choice({ deal, teams, isInOwn, onClose }: AddDialogProps & { teams: readonly Team[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const nameOf = useColumnName()
  const isInvestor = useMember()?.user_type === 'investor'
  const [chosen, choose] = useState(() => teams.find(({ column }) => column === null)?.organisation.id ?? null)
  const { mutate: setBookmarked } = useSetBookmarked(deal.id)
  const add = useMutation({
    mutationFn: (team: Team) => teamPipeline.call.add({ id: team.organisation.id, deal_id: deal.id }),
    onSuccess(_, { organisation: { name, slug } }) {
      toast.success(t`Added to the pipeline of ${name}`, {
        action: { label: t`Open`, onPress: () => void navigate({ href: teamPipelinePath(slug, deal.id) }) },
      })
      onClose()
      return refreshTeams(queryClient)
    },
  })
  const options = [
    ...(isInvestor
      ? [
          {
            id: 'own',
            label: t`Your own pipeline`,
            detail: isInOwn ? t`It’s in there already.` : t`Only you can see it.`,
            icon: Lock,
            isDisabled: isInOwn,
          },
        ]
      : []),
    ...teams.map(({ organisation: { id, name }, column }) => {
      const place = column ? nameOf(column) : ''
      return {
        id,
        label: name,
        detail: column ? t`It’s in there already: ${place}.` : t`Everyone in ${name} can see it.`,
        icon: UsersRound,
        isDisabled: column !== null,
      }
    }),
  ]
  const submit = () => {
    const team = teams.find(({ organisation }) => organisation.id === chosen)
    if (team) add.mutate(team)
    else if (chosen === 'own') {
      setBookmarked(true)
      onClose()
    }
  }
  return (
    <>
      {add.error && <FormBanner>{problemOf(add.error).text}</FormBanner>}
      <RadioCards label={t`Whose pipeline`} columns={1} options={options} value={chosen} onChange={choose} />
      <p className="text-12 text-ink-3">
        <Trans>The founder can’t see in which pipelines a deal is.</Trans>
      </p>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" pending={add.isPending} pendingLabel={t`Adding`} isDisabled={chosen === null} onPress={submit}>
          <Trans>Add deal</Trans>
        </Button>
      </DialogActions>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { documentsOf } from '#features/documents/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Deal } from '../../deal-contract.ts'
import { refusedDays } from '../../limits.ts'
import type { Reading } from '../../reading.ts'
import { deals } from '../data.ts'

/** For a member without access to a deal's documents: how to get it. Renders nothing if there are no documents. */
export function ReadingAccess({ deal }: { deal: Deal }) {
  const { data } = useQuery({ ...documentsOf(deal.id), enabled: deal.reading !== 'allowed' })
  return deal.reading === 'allowed' || !data?.items.length ? null : <Standing deal={deal} reading={deal.reading} />
}

function Standing({ deal, reading }: { deal: Deal; reading: Exclude<Reading, 'allowed'> }) {
  const { t } = useLingui()
  const ask = useAccess(deal.id, 'ask')
  const withdraw = useAccess(deal.id, 'withdraw')
  const name = deal.organisation?.name ?? deal.owner.full_name
  if (reading === 'ask') {
    return (
      <Panel
        title={deal.readers === 'investors' ? t`Investors only` : t`On request`}
        action={
          <Button pending={ask.isPending} onPress={() => ask.mutate()}>
            <Trans>Request access</Trans>
          </Button>
        }
      >
        <Trans>{name} decides who can read the documents of this deal. They will see your name and profile.</Trans>
      </Panel>
    )
  }
  if (reading === 'waiting') {
    return (
      <Panel
        isWaiting
        title={t`You’ve requested access`}
        action={
          <Button pending={withdraw.isPending} onPress={() => withdraw.mutate()}>
            <Trans>Withdraw</Trans>
          </Button>
        }
      >
        <Trans>You’ll be notified when {name} gives you access.</Trans>
      </Panel>
    )
  }
  return (
    <Panel title={t`Access declined`}>
      <Trans>
        {name} isn’t sharing the documents of this deal with you at the moment. You can ask again {refusedDays} days after their answer.
      </Trans>
    </Panel>
  )
}

function Panel({
  title,
  isWaiting = false,
  action,
  children,
}: {
  title: string
  isWaiting?: boolean
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = isWaiting ? Clock : LockKeyhole
  return (
    <div className="card mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-4">
      <span className="grid size-9 place-items-center rounded-full bg-sunken text-ink-2 dark:bg-pressed">
        <Icon className="icon-sm" aria-hidden />
      </span>
      <div role="status">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-ink-2">{children}</p>
      </div>
      {action && <div className="col-start-2 mt-3 phone:col-span-full phone:col-start-1 phone:*:w-full">{action}</div>}
    </div>
  )
}

function useAccess(id: string, what: 'ask' | 'withdraw') {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => (what === 'ask' ? deals.call.askToRead({ id }) : deals.call.withdrawAsk({ id })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deals.query.get.key({ input: { id } }) }),
    onError: (error) =>
      toast.error(what === 'ask' ? t`Failed to request access` : t`Failed to withdraw your request`, {
        description: problemOf(error).text,
      }),
  })
}

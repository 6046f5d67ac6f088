import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '@lingui/core/macro'
import { ForStaff } from '#features/operators/web/index.ts'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { HealthFigures } from '../contract.ts'
import { useReasonNames } from './check-texts.ts'
import { health, healthFigures } from './data.ts'

/** Queues, emails, slow statements and versions. */
export function Figures() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(healthFigures())
  if (data) {
    return (
      <>
        <Queues queues={data.queues} />
        <Mails mails={data.mails} />
        <Statements statements={data.statements} />
        <Versions versions={data.versions} />
      </>
    )
  }
  if (error) {
    return <LoadFailed title={t`Failed to load the figures`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the figures`}>
      <Skeleton className="my-5 w-60" />
    </SkeletonGroup>
  )
}

function Queues({ queues }: Pick<HealthFigures, 'queues'>) {
  const { t } = useLingui()
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0)
  return (
    <SettingsGroup
      title={t`Background work`}
      description={t`Emails, notifications and nightly work are done in the background.`}
      actions={
        failed > 0 && (
          <ForStaff area="community" changing>
            <RetryFailed />
          </ForStaff>
        )
      }
    >
      {queues.length === 0 && (
        <p className="flex min-h-15 items-center gap-3 text-ink-2">
          <CircleCheck aria-hidden className="text-success" />
          <Trans>Nothing is waiting, and nothing has failed.</Trans>
        </p>
      )}
      {queues.map(({ name, waiting, oldest, failed: ownFailed, last_error }) => (
        <SettingRow
          key={name}
          title={<span className="wrap-anywhere">{name}</span>}
          action={
            <span className="text-end text-ink-2">
              {waiting > 0 && <Plural value={waiting} one="# waiting" other="# waiting" />}
              {waiting > 0 && ownFailed > 0 && ' · '}
              {ownFailed > 0 && (
                <span className="text-warning">
                  <Plural value={ownFailed} one="# failed" other="# failed" />
                </span>
              )}
            </span>
          }
        >
          {oldest && (
            <p className="text-12 text-ink-2">
              <Trans>Oldest since {formatMoment(oldest)}</Trans>
            </p>
          )}
          {last_error && <p className="text-12 wrap-anywhere text-ink-2">{last_error}</p>}
        </SettingRow>
      ))}
    </SettingsGroup>
  )
}

function RetryFailed() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => health.call.retryFailed(),
    async onSuccess({ jobs }) {
      toast.success(t`${plural(jobs, { one: '# job will be retried', other: '# jobs will be retried' })}`)
      queryClient.setQueryData(healthFigures().queryKey, await health.call.figures({ again: true }))
    },
    onError: (error) => toast.error(t`Failed to retry`, { description: problemOf(error).text }),
  })
  return (
    <Button size="small" pending={retry.isPending} onPress={() => retry.mutate()}>
      <Trans>Retry all failed</Trans>
    </Button>
  )
}

function Mails({ mails }: Pick<HealthFigures, 'mails'>) {
  const { t } = useLingui()
  const reasons = useReasonNames()
  return (
    <Section title={t`Emails of the last week`} isEmpty={mails.length === 0} empty={t`No email was sent in the last week.`}>
      <FiguresTable
        caption={t`Emails of the last week`}
        heads={[t`Outcome`, t`Attempts`]}
        rows={mails.map(({ outcome, count }) => [reasons(outcome), numberText(count)])}
      />
    </Section>
  )
}

function Statements({ statements }: Pick<HealthFigures, 'statements'>) {
  const { t } = useLingui()
  return (
    <Section title={t`Slowest statements`} isEmpty={statements.length === 0} empty={t`No statement has run yet.`}>
      <FiguresTable
        caption={t`Slowest statements`}
        heads={[t`Statement`, t({ message: 'Count', context: 'statements' }), t`95% took at most`]}
        rows={statements.map(({ kind, count, p95 }) => [kind, numberText(count), millisecondsText(p95)])}
      />
    </Section>
  )
}

function Versions({ versions: { application, node, database, schema, nodes, started_at } }: Pick<HealthFigures, 'versions'>) {
  const { t } = useLingui()
  return (
    <Section title={t`Versions`}>
      <FiguresTable
        caption={t`Versions`}
        heads={[t`Part`, t`Version`]}
        rows={[
          ['ESG Network', application],
          ['Node.js', node],
          [t`Database`, database],
          [t`Database schema`, String(schema)],
          [t`Running since`, formatMoment(started_at)],
          [t`Nodes`, numberText(nodes)],
        ]}
      />
    </Section>
  )
}

function Section({ title, isEmpty = false, empty, children }: { title: string; isEmpty?: boolean; empty?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {isEmpty ? <p className="card px-5 py-4 text-ink-2 phone:px-4">{empty}</p> : children}
    </section>
  )
}

const numberText = (value: number) => value.toLocaleString(readerLocale())
const millisecondsText = (value: number) => value.toLocaleString(readerLocale(), { style: 'unit', unit: 'millisecond' })

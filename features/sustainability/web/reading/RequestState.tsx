import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Framework } from '../../catalogue/question.ts'
import type { Sheet } from '../../reading-contract.ts'
import { sustainability } from '../data.ts'
import { frameworkLabels } from '../labels.ts'
import { useChange } from '../use-change.ts'

/** The reader's own request: waiting, or granted. */
export function RequestState({ request: { id, state, framework, year } }: { request: NonNullable<Sheet['request']> }) {
  const { t, i18n } = useLingui()
  const withdraw = useChange({
    send: () => sustainability.call.withdraw({ request_id: id }),
    failed: t`Failed to withdraw your request`,
    onDone: () => toast.info(t`Request withdrawn`),
  })
  const set = i18n._(frameworkLabels[framework as Framework])
  return state === 'open' ? (
    <Banner
      tone="info"
      action={
        <Button size="small" pending={withdraw.isPending} pendingLabel={t`Withdrawing`} onPress={() => withdraw.mutate()}>
          <Trans>Withdraw request</Trans>
        </Button>
      }
    >
      <Trans>
        You asked for {set}, {String(year)}. You’ll be notified of the answer.
      </Trans>
    </Banner>
  ) : (
    <Banner tone="success">
      <Trans>
        You were given access: {set}, {String(year)}. What you read is recorded for the company.
      </Trans>
    </Banner>
  )
}

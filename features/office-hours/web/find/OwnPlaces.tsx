import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { meetingsPath } from '#features/meetings/paths.ts'
import { spanOf } from '#features/meetings/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { Slot } from '../../contract.ts'
import { officeHours, useChange } from '../data.ts'

/** The place that the member has, or the times for which they wait. */
export function OwnPlaces({ slots, name }: { slots: readonly Slot[]; name: string }) {
  const { t } = useLingui()
  const leave = useChange({ send: (id: string) => officeHours.call.leave({ id }), failed: t`Failed to cancel` })
  return slots
    .filter(({ yours }) => yours !== null)
    .map(({ id, starts_at, ends_at, yours, before_you }) => (
      <Banner key={id} tone={yours === 'held' ? 'success' : 'info'}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-medium">{spanOf(starts_at, ends_at)}</p>
            <p>
              {yours === 'held' ? (
                <Trans>
                  You are meeting <bdi>{name}</bdi>. It is among{' '}
                  <Link to={meetingsPath()} className="link">
                    your meetings
                  </Link>
                  .
                </Trans>
              ) : before_you === 0 ? (
                <Trans>You are next on the waiting list.</Trans>
              ) : (
                <Trans>You are on the waiting list. Before you: {before_you}</Trans>
              )}
            </p>
          </div>
          <Button
            size="small"
            pending={leave.isPending && leave.variables === id}
            isDisabled={leave.isPending && leave.variables !== id}
            onPress={() => leave.mutate(id)}
          >
            {yours === 'held' ? <Trans>Give up your place</Trans> : <Trans>Stop waiting</Trans>}
          </Button>
        </div>
      </Banner>
    ))
}

import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#platform/web/format-day.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { Verification, VerifiedBy } from '../../verification-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'
import { VerifiedHow } from '../VerifiedBadge.tsx'

interface VerifiedStateProps {
  organisation: Organisation
  verification: Verification
  verified: VerifiedBy
}

/** The verified domain, and a warning if it can no longer be confirmed. */
export function VerifiedState({ organisation, verification: { failed_at }, verified }: VerifiedStateProps) {
  const { domain } = verified
  const failedDay = failed_at && formatDay(failed_at)
  return (
    <div className="grid gap-3">
      <section className="card flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 phone:px-4">
        <span className="grid size-10 place-items-center rounded-full bg-success-soft text-success phone:hidden">
          <BadgeCheck aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-semibold wrap-anywhere">
            <Trans>{domain} is verified</Trans>
          </h2>
          <p className="text-ink-2">
            <VerifiedHow verified={verified} />
          </p>
        </div>
        <RemoveVerification organisation={organisation} />
      </section>
      {failedDay && (
        <Banner tone="warning">
          <Trans>
            We have not been able to confirm this since {failedDay}. If that doesn’t change within a month, the badge is removed. Please
            verify again below.
          </Trans>
        </Banner>
      )}
    </div>
  )
}

function RemoveVerification({ organisation: { id, name } }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange({
    send: () => organisations.call.withdrawVerification({ id }),
    failed: t`Failed to remove the verification`,
    onDone() {
      setAsking(false)
      toast.info(t`Verification removed`)
    },
  })
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Remove the verification?`}
        description={<Trans>The page of {name} loses its badge. You can verify it again at any time.</Trans>}
        confirmLabel={t`Remove verification`}
        cancelLabel={t`Keep`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

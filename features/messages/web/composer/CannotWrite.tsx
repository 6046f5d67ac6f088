import { Trans } from '@lingui/react/macro'
import type { Partner } from '../../contract.ts'

/** Replaces the composer where the other member can't be written to. */
export function CannotWrite({ to: { full_name: name, standing } }: { to: Pick<Partner, 'full_name' | 'standing'> }) {
  return (
    <p
      data-toast-room
      className="mx-auto w-full max-w-[808px] flex-none px-6 pt-3 pb-6 text-center text-ink-2 wrap-anywhere phone:px-4 phone:pb-4"
    >
      {standing === 'gone' ? (
        <Trans>This member has left the community. You can still read this conversation, but not reply.</Trans>
      ) : (
        <Trans>{name} can’t be reached at the moment. Your conversation stays here.</Trans>
      )}
    </p>
  )
}

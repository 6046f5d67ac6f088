import { Trans } from '@lingui/react/macro'
import type { Partner } from '../../contract.ts'

/** In place of where one writes, for somebody who cannot be written to. */
export function CannotWrite({ to: { full_name: name, standing } }: { to: Pick<Partner, 'full_name' | 'standing'> }) {
  return (
    <p
      data-toast-room
      className="mx-auto w-full max-w-[808px] flex-none px-6 pt-3 pb-6 text-center text-ink-2 wrap-anywhere phone:px-4 phone:pb-4"
    >
      {standing === 'gone' ? (
        <Trans>This member has left the community. What you wrote to each other stays with you, and nobody reads an answer.</Trans>
      ) : (
        <Trans>{name} cannot be reached at the moment. What you wrote to each other stays here.</Trans>
      )}
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import { siteName } from '#platform/web/site-name.ts'

/** Why somebody without an invitation cannot join, and whom to ask. */
export function ByInvitation({ contact }: { contact: string }) {
  const community = siteName()
  const address = (
    <a href={`mailto:${contact}`} className="link wrap-anywhere">
      {contact}
    </a>
  )
  return (
    <div className="grid gap-2">
      <p>
        <Trans>New members of {community} join by invitation. If you have one, open the link in it.</Trans>
      </p>
      <p>
        {contact ? (
          <Trans>Would you like to be invited? Write to {address}, or ask a member you know.</Trans>
        ) : (
          <Trans>Would you like to be invited? Ask a member you know.</Trans>
        )}
      </p>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { settingsPath } from '../../paths.ts'
import { useMailLink } from '../use-mail-link.ts'

/** Session storage key that remembers that the banner was dismissed. */
const storageKey = 'confirm-address-put-away'

/** Asks a member to confirm their address, until they do or dismiss the banner. */
export function ConfirmAddressBanner() {
  const { t } = useLingui()
  const member = useMember()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  const mail = useMailLink('own')
  if (!member || member.email_confirmed || isDismissed) return null
  const address = <span className="font-semibold wrap-anywhere">{member.email}</span>

  function dismiss() {
    setDismissed(true)
    try {
      sessionStorage.setItem(storageKey, 'yes')
    } catch {
      // Without storage, the banner is back on the next page.
    }
  }

  return (
    <Banner tone="info" icon={MailCheck} className="mb-5" action={<IconButton icon={X} label={t`Dismiss reminder`} onPress={dismiss} />}>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <p className="min-w-0">
          <Trans>Confirm your email address with the link we send to {address}.</Trans>
        </p>
        <p className="flex gap-x-4">
          <button type="button" className="link" disabled={mail.isPending} onClick={() => mail.mutate(member.email)}>
            <Trans>Send again</Trans>
          </button>
          <Link href={settingsPath()} className="link">
            <Trans>Change address</Trans>
          </Link>
        </p>
      </div>
    </Banner>
  )
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

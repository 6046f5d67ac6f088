import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { settingsPath } from '../paths.ts'
import { useMailLink } from './use-mail-link.ts'

/** Where the browser remembers, for this visit, that the banner was put away. */
const storageKey = 'confirm-address-put-away'

/** Asks a member to confirm their address, until they have or put it away. */
export function ConfirmAddressBanner() {
  const { t } = useLingui()
  const member = useMember()
  const [isAway, setAway] = useState(wasPutAway)
  const mail = useMailLink('own')
  if (!member || member.email_confirmed || isAway) return null
  const address = <span className="font-semibold break-words">{member.email}</span>

  function putAway() {
    setAway(true)
    try {
      sessionStorage.setItem(storageKey, 'yes')
    } catch {
      // Then it is back with the next page.
    }
  }

  return (
    <Banner tone="info" icon={MailCheck} className="mb-5" action={<IconButton icon={X} label={t`Put away`} onPress={putAway} />}>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <p>
          <Trans>Confirm your address: open the link that we mail to {address}.</Trans>
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

function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

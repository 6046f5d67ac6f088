import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { messagesPath } from '../paths.ts'
import { buttonClass } from '#ui/button-class.ts'

/** At the head of another member's profile. */
export function MessageLink({ member }: { member: { id: string } }) {
  return (
    <Link href={messagesPath(member.id)} className={buttonClass({ variant: 'primary' })}>
      <MessageCircle aria-hidden />
      <Trans>Message</Trans>
    </Link>
  )
}

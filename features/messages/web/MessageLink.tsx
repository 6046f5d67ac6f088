import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useMember } from '#features/members/web/index.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { messagesPath } from '../paths.ts'
import { buttonClass } from '#ui/button-class.ts'

/** At the top of another member's profile. Members with an incomplete profile get a link to complete it instead. */
export function MessageLink({ member }: { member: { id: string } }) {
  if (!useMember()?.profile_completed) {
    return (
      <Link href={welcomePath()} className={buttonClass()}>
        <Trans>Complete your profile to send messages</Trans>
      </Link>
    )
  }
  return (
    <Link data-main href={messagesPath(member.id)} className={buttonClass({ variant: 'primary' })}>
      <MessageCircle aria-hidden />
      <Trans context="button">Message</Trans>
    </Link>
  )
}

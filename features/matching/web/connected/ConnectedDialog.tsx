import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import type { MemberBrief } from '#features/members/contract.ts'
import { matchingPath } from '../../paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { buttonClass } from '#ui/button-class.ts'

export interface ConnectedDialogProps {
  self: Pick<MemberBrief, 'id' | 'full_name' | 'profile_picture'>
  member: MemberBrief
  onClose: () => void
}

/** Two members both chose to connect: both pictures come together, and the way to the first message is one press. */
export function ConnectedDialog({ self, member, onClose }: ConnectedDialogProps) {
  const { t } = useLingui()
  const name = member.full_name
  const isSwiping = location.pathname === matchingPath()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t`You are connected`}
      description={
        <Trans>
          <bdi className="font-medium text-ink">{name}</bdi> and you both chose to connect.
        </Trans>
      }
      closeLabel={t`Close`}
    >
      <div aria-hidden className="relative flex justify-center py-3">
        <Avatar {...picture(self)} size={104} className={`${arriving} -me-2 starting:-translate-x-6`} />
        <Avatar {...picture(member)} size={104} className={`${arriving} -ms-2 starting:translate-x-6`} />
        <span className="absolute bottom-1 grid size-9 place-items-center rounded-full bg-success-mark text-raised ring-4 ring-raised transition delay-150 duration-200 starting:scale-50 starting:opacity-0">
          <Check className="stroke-[2.5]" />
        </span>
      </div>
      <DialogActions>
        <Button onPress={onClose}>{isSwiping ? t`Keep swiping` : t`Not now`}</Button>
        <Link autoFocus href={messagesPath(member.id)} onPress={onClose} className={buttonClass({ variant: 'primary' })}>
          <Trans>Message</Trans>
        </Link>
      </DialogActions>
    </Dialog>
  )
}

const arriving = 'ring-4 ring-raised transition duration-200 starting:opacity-0'

const picture = ({ id, full_name, profile_picture }: ConnectedDialogProps['self']) => ({ id, name: full_name, picture: profile_picture })

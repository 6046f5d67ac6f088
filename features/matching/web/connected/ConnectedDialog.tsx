import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { MemberBrief } from '#features/members/contract.ts'
import { matchingPath } from '../../paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { textsOf } from '#platform/web/server-text.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { matchCardOf } from '../data.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** The first thing two members can do once they are connected. */
    'matching.connected': { to: MemberBrief; onSent: () => void; cancelLabel: string; onCancel: () => void }
  }
}

export interface ConnectedDialogProps {
  self: Pick<MemberBrief, 'id' | 'full_name' | 'profile_picture'>
  member: MemberBrief
  onClose: () => void
  go: (href: string) => void
}

/** Two members both chose to connect: their pictures, what they share, and a field for the first message. */
export function ConnectedDialog({ self, member, onClose, go }: ConnectedDialogProps) {
  const { t } = useLingui()
  const name = member.full_name
  const isSwiping = location.pathname === matchingPath()

  function onMessageSent() {
    onClose()
    toast.success(t`Your message to ${name} is on its way`, {
      action: { label: t({ message: 'Open', context: 'button' }), onPress: () => go(messagesPath(member.id)) },
    })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`You are connected`}
      description={
        <Trans>
          You and <bdi className="font-medium text-ink">{name}</bdi> both chose to connect.
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
      <Shared id={member.id} />
      <Slot
        name="matching.connected"
        to={member}
        onSent={onMessageSent}
        cancelLabel={isSwiping ? t`Keep swiping` : t`Not now`}
        onCancel={onClose}
      />
    </Dialog>
  )
}

const maxShared = 3
const inWords = textsOf('matching.reason', 'vocabulary', 'city')

/** The reasons for the match, as on the cards; nothing if there are none or they can't be loaded. */
function Shared({ id }: { id: string }) {
  const { data: card } = useQuery(matchCardOf(id))
  const shared = (card?.reasons ?? []).filter(({ fits }) => fits).slice(0, maxShared)
  if (shared.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        <Trans>What you share</Trans>
      </h3>
      <ul className="grid gap-1.5">
        {shared.map(({ text }) => (
          <li key={text.id} className="flex gap-2">
            <Check aria-hidden className="icon-sm mt-0.5 text-success-mark" />
            <span className="min-w-0">{inWords(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const arriving = 'ring-4 ring-raised transition duration-200 starting:opacity-0'

const picture = ({ id, full_name, profile_picture }: ConnectedDialogProps['self']) => ({ id, name: full_name, picture: profile_picture })

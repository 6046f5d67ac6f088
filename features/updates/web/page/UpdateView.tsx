import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { prepareMessage } from '#features/messages/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { ReportedUpdate, SentUpdate, Update } from '../../contract.ts'
import { FigureList } from '../FigureList.tsx'
import { periodName } from '../periods.ts'
import { Reach } from '../Reach.tsx'
import { SentTime } from '../SentTime.tsx'
import { UpdateText } from '../UpdateText.tsx'
import { History } from './History.tsx'
import { DeleteUpdate } from './DeleteUpdate.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Actions for recipients of an update. */
    'updates.menu': { id: string; author: { id: string; full_name: string } }
  }
}

export type UpdateDetails = Update & { reach: SentUpdate['reach'] | null; others: ReportedUpdate[] }

/** An update with its figures, the founder's earlier figures, and actions for the recipient or the founder. */
export function UpdateView({ update, onEdit }: { update: UpdateDetails; onEdit: () => void }) {
  const { t } = useLingui()
  const { sender, title, period, body, reach, others, edited_at, is_hidden } = update
  return (
    <article className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 phone:mt-0" aria-label={title}>
      <header className="grid gap-3">
        <div className="flex items-center gap-3">
          <Avatar id={sender.id} name={sender.full_name} picture={sender.profile_picture} size={40} />
          <div className="min-w-0 flex-1">
            <p>
              <Link to={profilePath(sender.id)} dir="auto" className="font-semibold wrap-anywhere hover:underline">
                {sender.full_name}
              </Link>
            </p>
            {sender.company_name && (
              <p dir="auto" className="text-ink-2 wrap-anywhere">
                {sender.company_name}
              </p>
            )}
          </div>
          {!reach && <Slot name="updates.menu" id={update.id} author={sender} />}
        </div>
        <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
          {title}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2">
          <Badge>{periodName(period)}</Badge>
          <SentTime at={update.sent_at} />
          {edited_at && (
            <span>
              <Trans>
                edited <SentTime at={edited_at} />
              </Trans>
            </span>
          )}
          {reach && (
            <span>
              <Reach reach={reach} />
            </span>
          )}
        </p>
      </header>
      {is_hidden && (
        <Banner tone="warning">
          <Trans>The operators have hidden this update, so only you can see it. You can read their decision in your settings.</Trans>
        </Banner>
      )}
      <FigureList update={update} others={others} />
      <UpdateText>{body}</UpdateText>
      {reach ? <OwnActions update={update} onEdit={onEdit} /> : <ReplyInChat update={update} />}
      {others.length > 0 && (
        <section className="grid gap-2.5 border-t border-line pt-5">
          <h2 className="font-semibold">{reach ? t`Your figures over time` : t`Figures over time`}</h2>
          <History update={update} others={others} />
        </section>
      )}
    </article>
  )
}

/** Opens the conversation with the founder, with a reference to the update in the draft. */
function ReplyInChat({ update: { sender, title, period } }: { update: Update }) {
  const { t } = useLingui()
  const member = useMember()
  const navigate = useNavigate()
  const name = periodName(period)
  if (!member) return null

  function reply() {
    prepareMessage(member?.id ?? '', sender.id, t`About your update “${title}” (${name}):`)
    void navigate({ href: messagesPath(sender.id) })
  }

  return (
    <div>
      <Button variant="primary" onPress={reply}>
        <MessageCircle aria-hidden />
        <Trans>Reply in chat</Trans>
      </Button>
    </div>
  )
}

function OwnActions({ update, onEdit }: { update: Update; onEdit: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      {!update.is_hidden && (
        <Button onPress={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      <Button onPress={() => setDeleting(true)}>
        <Trans>Delete update</Trans>
      </Button>
      {isDeleting && <DeleteUpdate update={update} onClose={() => setDeleting(false)} />}
    </div>
  )
}

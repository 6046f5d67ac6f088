import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ellipsis, X } from 'lucide-react'
import { useState } from 'react'
import { spanOf } from '#features/meetings/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import type { OwnOffer } from '../../contract.ts'
import { officeHours, useChange } from '../data.ts'
import { audienceLabels } from '../labels.ts'
import { AddTimesDialog } from './AddTimesDialog.tsx'
import { EditOfferDialog } from './EditOfferDialog.tsx'

/** One of the member's office hours, with its times and who has booked them. */
export function OwnOfferCard({ offer }: { offer: OwnOffer }) {
  const { t, i18n } = useLingui()
  const [isAsking, setAsking] = useState<'edit' | 'times' | 'end'>()
  const { id, title, topics, open_to, length, places, slots } = offer
  const close = () => setAsking(undefined)
  const end = useChange({ send: () => officeHours.call.end({ id }), failed: t`Failed to end the office hours`, onDone: close })
  const facts = [
    ...topics.map((topic) => i18n._(topicLabels[topic])),
    t`${length} minutes`,
    ...(places > 1 ? [t`Group of up to ${places}`] : []),
    i18n._(audienceLabels[open_to]),
  ]
  return (
    <article aria-label={title} className="card">
      <header className="flex items-start gap-3 border-b border-line px-5 py-4 phone:px-4">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-ink-2">{facts.join(' · ')}</p>
        </div>
        <Menu
          label={t`Change ${title}`}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} size="small" label={t`Change ${title}`} />}
        >
          <MenuItem label={t`Add times`} onAction={() => setAsking('times')} />
          <MenuItem label={t`Edit`} onAction={() => setAsking('edit')} />
          <MenuSeparator />
          <MenuItem label={t`End office hours`} isDangerous onAction={() => setAsking('end')} />
        </Menu>
      </header>
      {slots.length === 0 ? (
        <p className="px-5 py-4 text-ink-2 phone:px-4">
          <Trans>No upcoming times. Add some, so that members can book.</Trans>
        </p>
      ) : (
        <ul className="max-h-[26rem] divide-y divide-line overflow-y-auto px-5 phone:px-4">
          {slots.map((slot) => (
            <SlotRow key={slot.id} slot={slot} places={places} />
          ))}
        </ul>
      )}
      {isAsking === 'edit' && <EditOfferDialog offer={offer} onClose={close} />}
      {isAsking === 'times' && <AddTimesDialog offer={offer} onClose={close} />}
      <ConfirmDialog
        isOpen={isAsking === 'end'}
        onOpenChange={close}
        title={t`End “${title}”?`}
        description={t`Its times are removed. Members with a place are told that the meeting is cancelled.`}
        confirmLabel={t`End office hours`}
        cancelLabel={t`Keep them`}
        closeLabel={t`Close`}
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </article>
  )
}

function SlotRow({ slot: { id, starts_at, ends_at, people, waiting }, places }: { slot: OwnOffer['slots'][number]; places: number }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange({
    send: () => officeHours.call.removeTime({ id }),
    failed: t`Failed to remove this time`,
    onDone: () => setAsking(false),
  })
  const when = spanOf(starts_at, ends_at)
  const isTaken = people.length > 0 || waiting > 0
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {when}
          {people.length >= places ? <Badge tone="accent">{t`Full`}</Badge> : people.length === 0 ? <Badge>{t`Free`}</Badge> : null}
          {places > 1 && people.length > 0 && <Badge>{t`${people.length} of ${places}`}</Badge>}
          {waiting > 0 && <Badge tone="warning">{t`Waiting: ${waiting}`}</Badge>}
        </p>
        {people.map(({ member, answer }) => (
          <p key={member.id} className="text-ink-2 wrap-anywhere">
            <Link to={profilePath(member.id)} className="link">
              <bdi>{member.full_name}</bdi>
            </Link>
            {answer && <span dir="auto"> “{answer}”</span>}
          </p>
        ))}
      </div>
      <IconButton
        icon={X}
        size="small"
        label={t`Remove ${when}`}
        isDisabled={remove.isPending}
        onPress={() => (isTaken ? setAsking(true) : remove.mutate())}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Remove ${when}?`}
        description={t`Members with a place, and those on the waiting list, are notified.`}
        confirmLabel={t`Remove time`}
        cancelLabel={t`Keep it`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}

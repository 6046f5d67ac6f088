import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Clock, Ellipsis, MapPin, Phone, Video } from 'lucide-react'
import { useState } from 'react'
import { messagesPath } from '#features/messages/paths.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useNow } from '#platform/web/use-now.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import type { Meeting } from '../contract.ts'
import { lateMinutes } from '../limits.ts'
import { meetingPath } from '../paths.ts'
import { meetings, useChange } from './data.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { WordDialog } from './WordDialog.tsx'
import { spanOf, theirClock, whenOf } from './when.ts'

interface MeetingCardProps {
  meeting: Meeting
  /** Whether it stands in the conversation of the two, where the other need not be named. */
  isInConversation?: boolean
  /** Whether it stands on its own page, to which it need not link. */
  isOnItsPage?: boolean
}

/** A meeting, or suggested times, with what the reader can do about it. It is the same for both, and changes while it is shown. */
export function MeetingCard({ meeting, isInConversation = false, isOnItsPage = false }: MeetingCardProps) {
  const { t } = useLingui()
  const now = useNow()
  const { with: other, state, word } = meeting
  const name = other?.full_name ?? t`Former member`
  const Heading = isInConversation ? 'h2' : 'h3'
  return (
    <article aria-label={t`Meeting with ${name}`} className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        {!isInConversation && <Avatar id={other?.id ?? meeting.id} name={name} picture={other?.profile_picture ?? null} size={40} />}
        <div className="min-w-0 flex-1">
          <Heading className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <Title meeting={meeting} name={name} isInConversation={isInConversation} />
            <StateBadge meeting={meeting} />
          </Heading>
          <Facts meeting={meeting} isNamed={isInConversation} />
          {state === 'agreed' && !isOnItsPage && (
            <Link to={meetingPath(meeting.id)} className="link mt-1 inline-block phone:-my-1 phone:py-2">
              {isAhead(meeting, now) ? <Trans>Prepare</Trans> : <Trans>Your notes</Trans>}
            </Link>
          )}
          {word && (
            <p dir="auto" className="mt-1 line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">
              {meeting.word_is_yours ? t`You: ${word}` : `“${word}”`}
            </p>
          )}
        </div>
        {state === 'agreed' && isAhead(meeting, now) && <AgreedMenu meeting={meeting} />}
      </div>
      {state === 'open' && (meeting.your_turn ? <Answer meeting={meeting} /> : <Waiting meeting={meeting} />)}
    </article>
  )
}

type Ahead = Meeting & { with: NonNullable<Meeting['with']>; starts_at: string; ends_at: string }

const isAhead = (meeting: Meeting, now: number): meeting is Ahead =>
  meeting.with !== null && meeting.starts_at !== null && meeting.ends_at !== null && Date.parse(meeting.ends_at) > now

function Title({ meeting, name, isInConversation }: { meeting: Meeting; name: string; isInConversation: boolean }) {
  const { t } = useLingui()
  const { state, starts_at, ends_at, with: other } = meeting
  const isSet = (state === 'agreed' || state === 'cancelled') && starts_at !== null && ends_at !== null
  if (isInConversation)
    return isSet ? spanOf(starts_at, ends_at) : meeting.your_turn ? t`${name} would like to meet you` : t`You suggested times to meet`
  const text = isSet ? t`Meeting with ${name}` : meeting.is_yours ? t`You would like to meet ${name}` : t`${name} would like to meet you`
  return other ? (
    <Link to={messagesPath(other.id)} className="hover:underline">
      {text}
    </Link>
  ) : (
    text
  )
}

function StateBadge({ meeting: { state, late, ends_at } }: { meeting: Meeting }) {
  const { t } = useLingui()
  const now = useNow()
  const isOver = ends_at !== null && Date.parse(ends_at) <= now
  const minutes = late?.minutes
  if (state === 'agreed' && late && !isOver)
    return <Badge tone="warning">{late.is_you ? t`You are ${minutes} min late` : t`${minutes} min late`}</Badge>
  if (state === 'cancelled') return <Badge tone="danger">{t`Cancelled`}</Badge>
  if (state === 'declined') return <Badge>{t`Declined`}</Badge>
  if (state === 'withdrawn') return <Badge>{t`Withdrawn`}</Badge>
  return null
}

/** When and where. @param isNamed whether the title says when */
function Facts({ meeting, isNamed }: { meeting: Meeting; isNamed: boolean }) {
  const { t } = useLingui()
  const now = useNow()
  const { state, starts_at, ends_at, their_zone, place, length } = meeting
  const isSet = starts_at !== null && ends_at !== null && state !== 'open'
  const theirs = isSet ? theirClock(starts_at, their_zone) : undefined
  const hasPlace = place.text !== '' && (state === 'agreed' || state === 'open')
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {!(isSet && isNamed && !theirs) && (
        <li className="flex items-center gap-1.5">
          <Clock className="icon-sm" aria-hidden />
          <span>
            {isSet ? !isNamed && spanOf(starts_at, ends_at) : t`${length} minutes`}{' '}
            {theirs && <span className="text-ink-3 whitespace-nowrap">{t`${theirs} for them`}</span>}
          </span>
        </li>
      )}
      {hasPlace && <PlaceFact place={place} isOn={state === 'agreed' && isAhead(meeting, now)} />}
    </ul>
  )
}

function PlaceFact({ place: { kind, text }, isOn }: { place: Meeting['place']; isOn: boolean }) {
  const { t } = useLingui()
  const isCall = kind === 'link' || kind === 'community'
  const Icon = isCall ? Video : kind === 'phone' ? Phone : MapPin
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon className="icon-sm" aria-hidden />
      {isCall ? (
        isOn && text.startsWith('https:') ? (
          <a href={text} target="_blank" rel="nofollow noopener noreferrer" className="link">
            <Trans>Join video call</Trans>
          </a>
        ) : (
          t`Video call`
        )
      ) : kind === 'phone' ? (
        <a href={`tel:${text.replace(/[^\d+]/g, '')}`} className="link" dir="ltr">
          {text}
        </a>
      ) : (
        <span dir="auto" className="wrap-anywhere">
          {text}
        </span>
      )}
    </li>
  )
}

/** The suggested times, each a button that agrees to it. */
function Answer({ meeting }: { meeting: Meeting }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState<'counter' | 'decline'>()
  const now = useNow()
  const { id, times, with: other, their_zone } = meeting
  const name = other?.full_name ?? ''
  const pick = useChange({
    send: (time: string) => meetings.call.pick({ id, starts_at: time, zone: readerZone() }),
    failed: t`Failed to agree to this time`,
    onDone: (time) => toast.success(t`You are meeting ${name}`, { description: whenOf(time) }),
  })
  const open = times.filter((time) => Date.parse(time) > now)
  return (
    <>
      {open.length === 0 && (
        <p className="text-ink-2">
          <Trans>These times have passed. Suggest others, or decline.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {open.map((time) => {
          const theirs = theirClock(time, their_zone)
          return (
            <Button
              key={time}
              variant="soft"
              aria-label={theirs ? t`Meet on ${whenOf(time)}, ${theirs} for them` : t`Meet on ${whenOf(time)}`}
              pending={pick.isPending && pick.variables === time}
              isDisabled={pick.isPending && pick.variables !== time}
              onPress={() => pick.mutate(time)}
              className="h-auto! min-h-control max-w-full flex-col gap-0! py-1.5 whitespace-normal!"
            >
              <span>{whenOf(time)}</span> {theirs && <span className="text-12 font-normal">{t`${theirs} for them`}</span>}
            </Button>
          )
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setAsking('counter')}>
          <Trans>Other times</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={() => setAsking('decline')}>
          <Trans context="meeting">Decline</Trans>
        </Button>
      </div>
      {isAsking === 'counter' && other && <ProposeDialog member={other} answers={meeting} onClose={() => setAsking(undefined)} />}
      {isAsking === 'decline' && (
        <WordDialog
          title={t`Decline to meet?`}
          description={t`${name} will be notified.`}
          label={t`Message`}
          confirmLabel={t({ message: 'Decline', context: 'meeting' })}
          send={(word) => meetings.call.decline({ id, word })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** The times that the reader suggested, and a button to withdraw them. */
function Waiting({ meeting: { id, times, with: other } }: { meeting: Meeting }) {
  const { t } = useLingui()
  const name = other?.full_name ?? ''
  const withdraw = useChange({ send: () => meetings.call.cancel({ id }), failed: t`Failed to withdraw` })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Suggested times`} className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {times.map((time) => (
          <li key={time}>
            <Badge>{whenOf(time)}</Badge>
          </li>
        ))}
      </ul>
      <span className="text-12 text-ink-3">{t`Waiting for ${name}`}</span>
      <Button size="small" pending={withdraw.isPending} onPress={() => withdraw.mutate()}>
        <Trans>Withdraw</Trans>
      </Button>
    </div>
  )
}

/** How early one can say that one is late, in milliseconds. */
const lateFrom = 60 * 60_000

/** Moving, cancelling, running late. */
function AgreedMenu({ meeting }: { meeting: Ahead }) {
  const { t } = useLingui()
  const now = useNow()
  const [isAsking, setAsking] = useState<'move' | 'cancel'>()
  const { id, with: other, starts_at, place } = meeting
  const name = other.full_name
  const late = useChange({
    send: (minutes: number) => meetings.call.tellLate({ id, minutes }),
    failed: t`Failed to tell ${name}`,
    onDone: () => toast.success(t`${name} knows that you are late`),
  })
  const startsSoon = Date.parse(starts_at) - now <= lateFrom
  const isCall = (place.kind === 'link' || place.kind === 'community') && startsSoon && place.text.startsWith('https:')
  return (
    <div className="flex flex-none items-center gap-1">
      {isCall && (
        <a href={place.text} target="_blank" rel="nofollow noopener noreferrer" className={buttonClass({ variant: 'soft', size: 'small' })}>
          <Trans context="video call">Join</Trans>
        </a>
      )}
      <Menu
        label={t`Change the meeting`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} size="small" label={t`Change the meeting`} />}
      >
        {startsSoon &&
          lateMinutes.map((minutes) => (
            <MenuItem key={minutes} label={t`I’m ${minutes} minutes late`} onAction={() => late.mutate(minutes)} />
          ))}
        {startsSoon && <MenuSeparator />}
        {!meeting.is_fixed && <MenuItem label={t`Move`} onAction={() => setAsking('move')} />}
        <MenuItem label={t`Cancel meeting`} isDangerous onAction={() => setAsking('cancel')} />
      </Menu>
      {isAsking === 'move' && <MoveDialog meeting={meeting} onClose={() => setAsking(undefined)} />}
      {isAsking === 'cancel' && (
        <WordDialog
          title={t`Cancel the meeting?`}
          description={t`${name} will be notified, with your reason if you give one.`}
          label={t`Reason`}
          confirmLabel={t`Cancel meeting`}
          send={(word) => meetings.call.cancel({ id, word })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

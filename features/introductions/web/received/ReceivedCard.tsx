import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Info, MapPin } from 'lucide-react'
import { profilePath } from '#features/members/paths.ts'
import { placeName } from '#features/places/web/index.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { ReceivedIntroduction } from '../../contract.ts'
import { Word } from '../Word.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { useAnswer } from './use-answer.ts'

/** An introduction to another member: who made it, their word, the other in brief, and the answer. */
export function ReceivedCard({ introduction }: { introduction: ReceivedIntroduction }) {
  const { introducer, word, answer, connected, expires_at } = introduction
  const day = formatDay(expires_at)
  return (
    <li className="card grid gap-4 p-5 phone:p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Avatar id={introducer.id} name={introducer.full_name} picture={introducer.profile_picture} size={24} />
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <Trans>
            <Link to={profilePath(introducer.id)} className="font-medium hover:underline">
              <bdi>{introducer.full_name}</bdi>
            </Link>{' '}
            would like to introduce you to
          </Trans>
        </p>
        <p className="text-12 text-ink-3">
          <Trans>
            Open until <time dateTime={expires_at}>{day}</time>
          </Trans>
        </p>
      </div>
      <Other member={introduction.other} />
      <Word>{word}</Word>
      {connected && <ConnectedAlready introduction={introduction} />}
      {answer === null ? (
        <div className="flex flex-wrap-reverse justify-end gap-2 phone:*:flex-1">
          <AnswerButtons introduction={introduction} />
        </div>
      ) : (
        <SaidYes introduction={introduction} />
      )}
    </li>
  )
}

function Other({ member }: { member: ReceivedIntroduction['other'] }) {
  const { t } = useLingui()
  const place = placeName(member)
  return (
    <div className="flex gap-3">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
            <Link to={profilePath(member.id)} className="rounded-badge outline-offset-[-2px] hover:underline phone:-my-2.5 phone:py-2.5">
              <bdi>{member.full_name}</bdi>
            </Link>
          </h2>
          <TypeBadge type={member.user_type} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-ink-2">
          {member.company_name && <bdi className="min-w-0 truncate">{member.company_name}</bdi>}
          {place && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <MapPin className="icon-xs" aria-hidden />
              <span className="sr-only">{t`Location`}:</span>
              {place}
            </span>
          )}
        </p>
        {member.headline && (
          <p dir="auto" className="mt-1 line-clamp-2 max-w-read phone:line-clamp-3 wrap-anywhere text-ink-2">
            {member.headline}
          </p>
        )}
      </div>
    </div>
  )
}

const ConnectedAlready = ({ introduction: { other, introducer } }: { introduction: ReceivedIntroduction }) => (
  <p className="flex items-start gap-2 text-ink-2">
    <Info className="icon-sm mt-0.5" aria-hidden />
    <span className="min-w-0 wrap-anywhere">
      <Trans>
        You and <bdi>{other.full_name}</bdi> are connected already. <bdi>{introducer.full_name}</bdi> may not know.
      </Trans>
    </span>
  </p>
)

function SaidYes({ introduction }: { introduction: ReceivedIntroduction }) {
  const answer = useAnswer(introduction)
  const name = introduction.other.full_name
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Check className="icon-sm mt-0.5 text-accent-ink" aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <Trans>
            You said yes. You’ll be notified if <bdi>{name}</bdi> does, too.
          </Trans>
        </span>
      </p>
      <Button size="small" variant="quiet" pending={answer.isPending} onPress={() => answer.mutate(null)}>
        <Trans>Take back</Trans>
      </Button>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { usePolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { asWritten } from '#platform/web/as-written.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Introduction } from '../../interest-contract.ts'
import { introductionPages } from '../data.ts'
import { AnswerIntroduction } from './AnswerIntroduction.tsx'

/** Introduction requests for the member's deal, with buttons to answer. Shows nothing if there are none. */
export function IntroductionRequests({ dealId }: { dealId: string }) {
  const pages = useInfiniteQuery({ ...introductionPages(dealId), refetchInterval: usePolling() })
  const requests = itemsOf(pages.data)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, requests.map(({ member, state }) => `${member.id} ${state}`).join())
  // The box stays, and keeps the focus after the last answer.
  return (
    <div ref={box} tabIndex={-1} {...keptFocus} className="outline-none">
      {requests.length > 0 && (
        <section className="mt-7">
          <div className="mb-2 flex items-center gap-2">
            <h2 className="font-semibold">
              <Trans>Needs your answer</Trans>
            </h2>
            <CountBadge>{requests.length}</CountBadge>
          </div>
          <ul className="card px-5 phone:px-4">
            {requests.map((request) => (
              <IntroductionRequest key={request.member.id} request={request} />
            ))}
          </ul>
          {pages.hasNextPage && <LoadMore pages={pages} />}
        </section>
      )}
    </div>
  )
}

function IntroductionRequest({ request }: { request: Introduction }) {
  const { member, note, requested_at } = request
  const name = member.full_name
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t border-line py-3 first:border-t-0">
      <Avatar id={member.id} name={name} picture={member.profile_picture} size={40} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="line-clamp-2 font-medium wrap-anywhere">
          <Link to={profilePath(member.id)} className="rounded-badge outline-offset-[-2px] hover:underline phone:-my-3 phone:py-3">
            <Trans>
              <bdi>{name}</bdi> requested an introduction
            </Trans>
          </Link>
        </h3>
        <p className="flex gap-2 text-ink-2">
          <span className="min-w-0 truncate">{member.company_name}</span>
          <span className="shrink-0">
            <RelativeTime at={requested_at} />
          </span>
        </p>
        {note && (
          <p {...asWritten(note)} className="mt-1 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <div className="flex gap-2 phone:w-full phone:ps-13 phone:*:flex-1">
        <AnswerIntroduction request={request} />
      </div>
    </li>
  )
}

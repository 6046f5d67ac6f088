import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { whenOf } from '#features/meetings/web/index.ts'
import { offerPath } from '../paths.ts'
import { offerPages } from './data.ts'

/** On a mentor's profile: the office hours that the reader can book; nothing if there are none. */
export function MemberOfficeHours({ member }: { member: MemberBrief }) {
  const heading = useId()
  const { data } = useInfiniteQuery(offerPages({ member_id: member.id }))
  const offers = data?.pages[0]?.items ?? []
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="font-semibold">
        <Trans>Office hours</Trans>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {offers.slice(0, 3).map(({ id, title, next_free }) => (
          <li key={id} className="py-2.5 last:pb-0">
            <Link to={offerPath(id)} className="group block">
              <span dir="auto" className="font-medium wrap-anywhere group-hover:underline">
                {title}
              </span>
              <span className="mt-0.5 block text-12 text-ink-2">
                {next_free ? <Trans>Next free: {whenOf(next_free)}</Trans> : <Trans>Waiting list</Trans>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

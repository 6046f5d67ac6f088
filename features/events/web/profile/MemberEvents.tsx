import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { eventPath } from '../../paths.ts'
import { DateTile } from '../card/DateTile.tsx'
import { eventsOfMember } from '../data.ts'
import { whenOf } from '../when.ts'

/** On a connection's profile: where they go next, if they let others see it; nothing otherwise. */
export function MemberEvents({ member }: { member: MemberBrief }) {
  const heading = useId()
  const { data } = useQuery(eventsOfMember(member.id))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="text-16 font-semibold">
        <Trans>Goes to</Trans>
      </h2>
      <ul className="mt-1">
        {data.items.map((event) => (
          <li key={event.id} className="border-t border-line first:border-t-0">
            <Link to={eventPath(event.id)} className="group flex items-center gap-3 py-2.5 outline-offset-2">
              <DateTile event={event} />
              <span className="min-w-0">
                <span dir="auto" className="block truncate font-medium group-hover:underline">
                  {event.title}
                </span>
                <span className="block truncate text-12 text-ink-3">{whenOf(event)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { EventLine } from '../card/EventLine.tsx'
import { eventsOfMember } from '../data.ts'

/** On a connection's profile: the next events they attend, if they share this. */
export function MemberEvents({ member }: { member: MemberBrief }) {
  const heading = useId()
  const { data } = useQuery(eventsOfMember(member.id))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="font-semibold">
        <Trans>Attending</Trans>
      </h2>
      <ul className="mt-1">
        {data.items.map((event) => (
          <li key={event.id} className="border-t border-line first:border-t-0">
            <EventLine event={event} says="when" />
          </li>
        ))}
      </ul>
    </section>
  )
}

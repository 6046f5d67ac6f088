import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { DealLines } from '../card/DealLines.tsx'
import { dealsOfMember } from '../data.ts'

/** Deals on another member's profile, most recently updated first. Renders nothing if there are none. */
export function MemberDeals({ member }: { member: MemberBrief }) {
  const heading = useId()
  const { data } = useQuery(dealsOfMember(member.id))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="mb-1 font-semibold">
        <Trans>Deals</Trans>
      </h2>
      <DealLines deals={data.items} />
    </section>
  )
}

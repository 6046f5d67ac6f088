import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { userTypes } from '#platform/members.ts'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'

/** From this many members on, the community's own figures say something. */
const enoughMembers = 10
const written = new Intl.NumberFormat('en')

export function FactsStrip({ facts }: { facts: LandingFacts }) {
  const { t } = useLingui()
  const { members, countries } = facts
  const roles = userTypes.length
  const isLarge = members >= enoughMembers
  return (
    <section aria-label={t`At a glance`} className={column}>
      <dl className="grid grid-cols-4 border-y border-line phone:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">
        {isLarge ? (
          <>
            <Fact figure={written.format(members)}>{t`members`}</Fact>
            <Fact figure={written.format(countries)}>
              <Plural value={countries} one="country" other="countries" />
            </Fact>
          </>
        ) : null}
        <Fact figure={t`${roles} roles`}>{t`startups, investors, mentors, advisors`}</Fact>
        <Fact figure={t`17 goals`}>{t`of the UN's 2030 Agenda, to say what you work towards`}</Fact>
        {isLarge ? null : (
          <>
            <Fact figure={t`Own server`}>{t`what you write stays with the community`}</Fact>
            <Fact figure={t`No trackers`}>{t`nothing loads from third parties`}</Fact>
          </>
        )}
      </dl>
    </section>
  )
}

/** The figure is the first thing to see and the last to read: a description of its term. */
function Fact({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-6 py-5.5 not-first:border-s first:ps-0 phone:px-4 phone:py-4 phone:odd:border-s-0 phone:odd:ps-0 phone:nth-[n+3]:border-t">
      <dt className="text-ink-2">{children}</dt>
      <dd className="figure">{figure}</dd>
    </div>
  )
}

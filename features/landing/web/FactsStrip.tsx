import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { userTypes } from '#platform/members.ts'
import type { CommunityFigures } from '../facts.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { column } from './Section.tsx'

/** Figures are shown from these values on; below them, other facts take their place. */
const enough: CommunityFigures = { members: 10, countries: 3, deals: 5, events: 5 }
/** The server does not count further than this. */
const most = 1_000
const written = (count: number) => new Intl.NumberFormat(readerLocale()).format(count)
const upTo = (count: number) => (count >= most ? `${written(most)}+` : written(count))

/** Facts about the community, with its current figures. */
export function FactsStrip({ figures }: { figures: CommunityFigures }) {
  const { t } = useLingui()
  const { members, countries, deals, events } = figures
  const roles = userTypes.length
  const facts = [
    members >= enough.members && <Fact key="members" figure={written(members)}>{t`members`}</Fact>,
    countries >= enough.countries && (
      <Fact key="countries" figure={written(countries)}>
        <Plural value={countries} one="country" other="countries" />
      </Fact>
    ),
    deals >= enough.deals && <Fact key="deals" figure={upTo(deals)}>{t`open funding rounds`}</Fact>,
    events >= enough.events && <Fact key="events" figure={upTo(events)}>{t`upcoming events`}</Fact>,
    <Fact key="roles" figure={t`${roles} roles`}>{t`startups, investors, mentors, advisors`}</Fact>,
    <Fact key="goals" figure={t`17 goals`}>{t`from the UN’s 2030 Agenda, to show what you work towards`}</Fact>,
    <Fact key="free" figure={t`No trackers`}>{t`your activity isn’t tracked`}</Fact>,
    <Fact key="gdpr" figure={t`GDPR`}>{t`export or delete your data yourself`}</Fact>,
  ].filter((fact) => fact !== false)
  return (
    <section aria-label={t`At a glance`} className={column}>
      <dl className="grid grid-cols-4 border-y border-line phone:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">
        {facts.slice(0, 4)}
      </dl>
    </section>
  )
}

/** The figure is shown first but read last, because it describes the term. */
function Fact({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-6 py-5.5 not-first:border-s first:ps-0 phone:px-4 phone:py-4 phone:odd:border-s-0 phone:odd:ps-0 phone:nth-[n+3]:border-t">
      <dt className="text-ink-2">{children}</dt>
      <dd className="text-28 font-semibold proportional-nums">{figure}</dd>
    </div>
  )
}

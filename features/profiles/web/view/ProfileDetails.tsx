import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tag } from '#ui/Tag.tsx'
import type { PublicProfile } from '../../contract.ts'
import { groupOf } from '../../vocabulary.ts'
import { ContactLinks, type ContactLinksProps } from './ContactLinks.tsx'
import { Goals } from './Goals.tsx'
import { InvestorFacts } from './InvestorFacts.tsx'
import { MentorFacts } from './MentorFacts.tsx'
import { Prose, Section } from './Section.tsx'
import { StartupFacts } from './StartupFacts.tsx'

const factsOf = { startup: StartupFacts, investor: InvestorFacts, mentor: MentorFacts }

export interface ProfileDetailsProps extends Pick<ContactLinksProps, 'emailNote'> {
  profile: PublicProfile
  /** Stands above the facts; where there is no room beside each other, above everything. */
  aside?: ReactNode
}

/** What a member says about themselves: words at the left, facts and links at the side. */
export function ProfileDetails({ profile, emailNote, aside }: ProfileDetailsProps) {
  const { t } = useLingui()
  const Facts = factsOf[groupOf(profile.user_type)]
  const isInvestor = profile.user_type === 'investor'

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] grid-rows-[auto_1fr] gap-x-10 pt-7 max-lg:grid-cols-[minmax(0,1fr)] phone:pt-5">
      <div className="lg:col-start-2">{aside}</div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Section title={t`About`}>
          {profile.bio ? <Prose>{profile.bio}</Prose> : <p className="text-ink-2">{t`No bio available.`}</p>}
        </Section>
        {profile.expertise_areas.length > 0 && (
          <Section title={t`Expertise & Skills`}>
            <ul className="flex flex-wrap gap-1.5">
              {profile.expertise_areas.map((area) => (
                <li key={area} className="max-w-full">
                  <Tag>{area}</Tag>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {isInvestor && profile.investment_focus && (
          <Section title={t`Investment focus`}>
            <Prose>{profile.investment_focus}</Prose>
          </Section>
        )}
        {isInvestor && profile.investment_criteria && (
          <Section title={t`Investment criteria`}>
            <Prose>{profile.investment_criteria}</Prose>
          </Section>
        )}
        <Goals goals={profile.sdgs} />
      </div>
      <aside aria-label={t`Facts and contact`} className="lg:col-start-2">
        <Facts profile={profile} />
        <ContactLinks profile={profile} emailNote={emailNote} />
      </aside>
    </div>
  )
}

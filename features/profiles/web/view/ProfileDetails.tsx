import { useLingui } from '@lingui/react/macro'
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

/** What a member says about themselves: words at the left, facts and links at the side. */
export function ProfileDetails({ profile, emailNote }: { profile: PublicProfile } & Pick<ContactLinksProps, 'emailNote'>) {
  const { t } = useLingui()
  const Facts = factsOf[groupOf(profile.user_type)]
  const isInvestor = profile.user_type === 'investor'

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-10 pt-7 max-lg:grid-cols-[minmax(0,1fr)] phone:pt-5">
      <div>
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
      <aside aria-label={t`Facts and contact`}>
        <Facts profile={profile} />
        <ContactLinks profile={profile} emailNote={emailNote} />
      </aside>
    </div>
  )
}

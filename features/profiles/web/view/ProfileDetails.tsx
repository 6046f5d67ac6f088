import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOwnFacts } from '#features/fields/web/index.ts'
import { countryName } from '#features/places/web/index.ts'
import { siteName } from '#platform/web/site-name.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { PublicProfile } from '../../contract.ts'
import { groupOf } from '../../vocabulary.ts'
import { formatMoney, formatMoneyRange, formatYear } from '../figures.ts'
import { isRegion } from '#features/places/vocabulary.ts'
import { industryLabels, regionLabels, sfdrLabels, stageLabels } from '../labels.ts'
import { ContactLinks, type ContactLinksProps } from './ContactLinks.tsx'
import { DetailsGrid } from './DetailsGrid.tsx'
import { FactList } from './FactList.tsx'
import { Goals } from './Goals.tsx'
import { Prose, Section } from './Section.tsx'

const factsOf = { startup: StartupFacts, investor: InvestorFacts, mentor: MentorFacts }

interface ProfileDetailsProps extends Pick<ContactLinksProps, 'emailNote'> {
  profile: PublicProfile
  /** Above the facts; on narrow screens, above everything. */
  aside?: ReactNode
  /** What the member belongs to, with the facts. */
  belongsTo?: ReactNode
  /** Below everything else. */
  end?: ReactNode
}

/** The content of a profile: texts on the left, facts and links at the side. */
export function ProfileDetails({ profile, emailNote, aside, belongsTo, end }: ProfileDetailsProps) {
  const { t } = useLingui()
  const Facts = factsOf[groupOf(profile.user_type)]
  const isInvestor = profile.user_type === 'investor'
  const ownFacts = useOwnFacts('member', profile.own_fields, profile.user_type)

  return (
    <DetailsGrid
      aside={aside}
      factsLabel={t`Facts and contact`}
      facts={
        <>
          {belongsTo}
          <Facts profile={profile} />
          <FactList title={siteName()} facts={ownFacts} />
          <ContactLinks profile={profile} emailNote={emailNote} />
        </>
      }
    >
      {hasNoTexts(profile) ? (
        <NothingWritten name={profile.full_name || t`Anonymous User`} isOwn={emailNote !== undefined} />
      ) : (
        <About bio={profile.bio} />
      )}
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
      {end}
    </DetailsGrid>
  )
}

function About({ bio }: { bio: string }) {
  const { t } = useLingui()
  return <Section title={t`About`}>{bio ? <Prose>{bio}</Prose> : <p className="text-ink-2">{t`No bio available.`}</p>}</Section>
}

/** Whether the profile has no texts at all. */
const hasNoTexts = ({ bio, expertise_areas, investment_focus, investment_criteria, sdgs }: PublicProfile) =>
  !bio && expertise_areas.length === 0 && !investment_focus && !investment_criteria && sdgs.length === 0

/** Placeholder for a profile without texts. */
function NothingWritten({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useLingui()
  return (
    <div className="card mb-7">
      <EmptyState icon={NotebookPen} title={t`No bio available.`}>
        {isOwn
          ? t`This is where others read what you do and what you look for. Edit your profile to add it.`
          : t`${name} hasn’t written anything about themselves yet.`}
      </EmptyState>
    </div>
  )
}

function StartupFacts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui()
  const { funding_stage, raising_amount, current_valuation, currency, founded_year, team_size } = profile
  return (
    <FactList
      title={t`Company`}
      facts={[
        [t`Funding stage`, funding_stage && i18n._(stageLabels[funding_stage])],
        [t`Raising`, raising_amount !== null && formatMoney(raising_amount, currency)],
        [t`Valuation`, current_valuation !== null && formatMoney(current_valuation, currency)],
        [t`Founded`, founded_year !== null && formatYear(founded_year)],
        [t`Team`, team_size !== null && t`${plural(team_size, { one: '# person', other: '# people' })}`],
      ]}
    />
  )
}

type Preferences = NonNullable<PublicProfile['investor_preferences']>

function InvestorFacts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui()
  const { investor_preferences: preferences, sfdr_article, portfolio_size } = profile
  const place = (id: Preferences['geography'][number]) => (isRegion(id) ? i18n._(regionLabels[id]) : countryName(id))

  return (
    <FactList
      title={t`Investing`}
      facts={[
        [t`Ticket`, preferences && tickets(preferences)],
        [t`Stages`, preferences?.stages.map((stage) => i18n._(stageLabels[stage])).join(', ')],
        [t`Industries`, preferences?.industries.map((industry) => i18n._(industryLabels[industry])).join(', ')],
        [t`Geography`, preferences?.geography.map(place).join(', ')],
        [t`SFDR`, sfdr_article && i18n._(sfdrLabels[sfdr_article])],
        [t`Portfolio`, portfolio_size !== null && t`${plural(portfolio_size, { one: '# company', other: '# companies' })}`],
      ]}
    />
  )

  function tickets({ min_investment: least, max_investment: most, currency }: Preferences) {
    if (least !== null && most !== null) return formatMoneyRange(least, most, currency)
    if (least !== null) return t`From ${formatMoney(least, currency)}`
    return most !== null && t`Up to ${formatMoney(most, currency)}`
  }
}

/** For mentors and advisors. */
function MentorFacts({ profile: { years_experience } }: { profile: PublicProfile }) {
  const { t } = useLingui()
  return <FactList title={t`Experience`} facts={[[t`Years of experience`, years_experience?.toString()]]} />
}

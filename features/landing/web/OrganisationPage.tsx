import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import type { PublicOrganisation } from '#features/organisations/public-organisation.ts'
import { KindBadge, OrganisationFacts, OrganisationLogo, VerifiedHow } from '#features/organisations/web/index.ts'
import { countryName } from '#features/places/web/index.ts'
import { DetailsGrid, Goals, HeaderCard, Prose, Section, industryLabels } from '#features/profiles/web/index.ts'
import { PublicSustainability } from '#features/sustainability/web/visitor.ts'
import { aboutPath } from '#features/community/paths.ts'
import { landingPath } from '#platform/paths.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Cover } from '#ui/Cover.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { LandingFacts } from '../facts.ts'
import { column } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** What an organisation shows to visitors: about itself, and the people who chose to be seen. Deals and events are for members. */
export function OrganisationPage({ organisation, facts }: { organisation: PublicOrganisation; facts: LandingFacts }) {
  const { t, i18n } = useLingui()
  const { id, name, cover, kind, verified, countries, industries, description, thesis, sdgs } = organisation
  const landing = facts.member ? aboutPath() : landingPath()
  const [seat] = countries
  return (
    <>
      <SiteHeader member={facts.member} joining={facts.joining} landing={landing} />
      <main className={`${column} py-8 phone:pt-4`}>
        <HeaderCard
          cover={<Cover id={id} picture={cover} />}
          picture={<OrganisationLogo organisation={organisation} size={104} className="ring-4 ring-surface" />}
          title={name}
          heading="h1"
          badges={<KindBadge kind={kind} />}
          facts={[seat && countryName(seat), ...industries.slice(0, 3).map((industry) => i18n._(industryLabels[industry]))]}
          actions={!facts.member && <JoinLink />}
        />
        {verified && (
          <p className="mt-4 flex gap-2 text-ink-2">
            <BadgeCheck className="icon-sm mt-0.5 shrink-0 text-success" aria-hidden />
            <span className="wrap-anywhere">
              <VerifiedHow verified={verified} />
            </span>
          </p>
        )}
        <DetailsGrid factsLabel={t`Facts`} facts={<OrganisationFacts organisation={{ ...organisation, current_valuation: null }} />}>
          {description && (
            <Section title={t`About`}>
              <Prose>{description}</Prose>
            </Section>
          )}
          {thesis && (
            <Section title={t`Investment thesis`}>
              <Prose>{thesis}</Prose>
            </Section>
          )}
          {facts.sustainability && <PublicSustainability answers={facts.sustainability} />}
          <Goals goals={sdgs} />
          <People organisation={organisation} />
        </DetailsGrid>
      </main>
      <SiteFooter facts={facts} landing={landing} />
      <div id="island" />
    </>
  )
}

function JoinLink() {
  const community = siteName()
  return (
    <SignInLink mode="join" className={buttonClass({ variant: 'primary' })}>
      <Trans>Join {community}</Trans>
    </SignInLink>
  )
}

function People({ organisation: { id, people } }: { organisation: PublicOrganisation }) {
  const { t } = useLingui()
  if (people.length === 0) return null
  return (
    <Section title={t`People`}>
      <ul className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {people.map(({ full_name, title }) => (
          <li key={`${full_name} ${title}`} className="flex items-center gap-3">
            <Avatar id={`${id} ${full_name}`} name={full_name} picture={null} size={40} />
            <p className="min-w-0">
              <bdi className="block truncate font-medium">{full_name}</bdi>
              {title && <span className="block truncate text-ink-2">{title}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

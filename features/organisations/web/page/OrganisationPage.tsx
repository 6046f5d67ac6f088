import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { organisationsPath } from '#features/directory/paths.ts'
import { BackToList, DetailsGrid, Goals, Prose, Section } from '#features/profiles/web/index.ts'
import { ForStaff } from '#features/operators/web/index.ts'
import { lazily } from '#platform/web/lazily.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Banner } from '#ui/Banner.tsx'
import { StaffFields, useOwnFacts } from '#features/fields/web/index.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { organisationBySlug } from '../data.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { OrganisationBrief } from '../../contract.ts'
import { organisationPath } from '../../paths.ts'
import type { OrganisationRole } from '../../roles.ts'
import { FirstPeople } from './FirstPeople.tsx'
import { NothingWritten } from './NothingWritten.tsx'
import { OfOrganisation } from './OfOrganisation.tsx'
import { OpenInvitation } from './OpenInvitation.tsx'
import { OrganisationActions } from './OrganisationActions.tsx'
import { OrganisationFacts } from './OrganisationFacts.tsx'
import { OrganisationHeader } from './OrganisationHeader.tsx'
import { Portfolio } from '../portfolio/Portfolio.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What it shows of its sustainability. */
    'organisation.sustainability': OnOrganisation
    /** Its open deals. */
    'organisation.deals': OnOrganisation
    /** Its events. */
    'organisation.events': OnOrganisation
    /** Posts about it. */
    'organisation.posts': OnOrganisation
    /** What its people share; nothing for others. */
    'organisation.team': OnOrganisation
    /** A menu for those who are not in it; `author` stands for it: the first of its people, by the organisation's name. */
    'organisation.menu': { id: string; author: { id: string; full_name: string } }
  }
}

interface OnOrganisation {
  organisation: Pick<OrganisationBrief, 'id' | 'slug' | 'name' | 'kind'>
  /** The reader's; null if they are not in it. */
  role: OrganisationRole | null
}

const ForOperators = lazily(async () => (await import('../operators/ForOperators.tsx')).ForOperators)

export const OrganisationPage = () => (
  <OfOrganisation pathOf={organisationPath} title={({ name }) => name}>
    {(organisation) => <Shown organisation={organisation} />}
  </OfOrganisation>
)

function Shown({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const header = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(header, Object.values(organisation.standing).join())
  const { id, slug, name, kind, description, thesis, sdgs, is_hidden, standing, own_fields } = organisation
  const ownFacts = useOwnFacts('organisation', own_fields)
  const queryClient = useQueryClient()
  const on: OnOrganisation = { organisation: { id, slug, name, kind }, role: standing.role }
  return (
    <div className="phone:relative phone:-mx-4 phone:-mt-4 phone:px-4 phone:pt-4">
      <BackToList lists={[{ href: organisationsPath(), label: t`← Back to Directory` }]} />
      {/* Joining or leaving replaces the button that was pressed. */}
      <div ref={header} tabIndex={-1} className="outline-none" {...keptFocus}>
        <OrganisationHeader organisation={organisation} actions={<OrganisationActions organisation={organisation} />} />
        {standing.invitation_id && !standing.role && <OpenInvitation organisation={organisation} id={standing.invitation_id} />}
      </div>
      {is_hidden && (
        <Banner tone="warning" className="mt-5">
          <Trans>Only people of this organisation can see this page: it was hidden by the operators.</Trans>
        </Banner>
      )}
      <DetailsGrid factsLabel={t`Facts`} facts={<OrganisationFacts organisation={organisation} ownFacts={ownFacts} />}>
        <Slot name="organisation.team" {...on} />
        <Slot name="organisation.sustainability" {...on} />
        {description ? (
          <Section title={t`About`}>
            <Prose>{description}</Prose>
          </Section>
        ) : (
          <NothingWritten organisation={organisation} />
        )}
        {thesis && (
          <Section title={t`Investment thesis`}>
            <Prose>{thesis}</Prose>
          </Section>
        )}
        <Goals goals={sdgs} />
        <Slot name="organisation.deals" {...on} />
        <FirstPeople organisation={organisation} />
        <Portfolio organisation={organisation} />
        <Slot name="organisation.events" {...on} />
        <Slot name="organisation.posts" {...on} />
        <StaffFields
          subject="organisation"
          id={id}
          name={name}
          answers={own_fields}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: organisationBySlug(slug).queryKey })}
        />
        <ForStaff area="moderation" changing>
          <Suspense>
            <ForOperators organisation={organisation} />
          </Suspense>
        </ForStaff>
      </DetailsGrid>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'
import { PagedList, type PagedListProps } from '#platform/web/PagedList.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import type { OrganisationPerson } from '../../people-contract.ts'
import { PersonRow } from './PersonRow.tsx'

interface PeopleListProps {
  organisation: Organisation
  pages: PagedListProps<OrganisationPerson>['pages']
}

/** The people of an organisation, by role and name. */
export function PeopleList({ organisation, pages }: PeopleListProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`People`}>
      <PagedList
        pages={pages}
        skeleton={<RowsSkeleton label={t`Loading the people`} count={4} />}
        failed={t`Failed to load the people`}
        empty={
          <EmptyState icon={UsersRound} title={t`Nobody to show`}>
            <Trans>You can’t see any of the people of this organisation.</Trans>
          </EmptyState>
        }
      >
        {(people) => (
          <ul className="card px-5 phone:px-4">
            {people.map((person) => (
              <PersonRow key={person.id} organisation={organisation} person={person} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

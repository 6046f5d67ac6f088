import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PersonPicture } from '#features/groups/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Section } from '#features/profiles/web/index.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPeoplePath } from '../../paths.ts'
import { firstPeople } from '../data.ts'
import { roleLabels } from '../labels.ts'

/** Some people of the organisation. Renders nothing if the reader can see none. */
export function FirstPeople({ organisation: { id, slug } }: { organisation: Organisation }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(firstPeople(id))
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t`People`}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 max-md:grid-cols-1">
        {data.items.map((person) => (
          <li key={person.id} className="relative flex min-h-13 items-center gap-3">
            <PersonPicture member={person} />
            <div className="min-w-0">
              <Link
                to={profilePath(person.id)}
                dir="auto"
                className="block font-medium outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {person.full_name}
              </Link>
              <p dir="auto" className="text-ink-2 wrap-anywhere">
                {person.title || i18n._(roleLabels[person.role])}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {data.next_cursor && (
        <p>
          <Link to={organisationPeoplePath(slug)} className="link phone:inline-flex phone:min-h-11 phone:items-center">
            <Trans>All people</Trans>
          </Link>
        </p>
      )}
    </Section>
  )
}

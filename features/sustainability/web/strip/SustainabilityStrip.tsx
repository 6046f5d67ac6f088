import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { sustainabilityPath } from '../../paths.ts'
import { factsOf } from '../data.ts'
import { FactLine } from './FactLine.tsx'

/** At most four facts about an organisation, with a way to read more. Renders nothing if there is nothing to read. */
export function SustainabilityStrip({
  organisation: { id, slug, name },
  className,
}: {
  organisation: Pick<OrganisationBrief, 'id' | 'slug' | 'name'>
  /** Its distance from what is around it. */
  className: string
}) {
  const { t } = useLingui()
  const { data } = useQuery(factsOf(id))
  if (!data || (data.facts.length === 0 && !data.has_more)) return null
  return (
    <section aria-label={t`Sustainability of ${name}`} className={classNames('card p-4', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <Trans>Sustainability</Trans>
        </h2>
        <Link to={sustainabilityPath(slug)} className="link phone:py-2">
          <Trans>Read answers</Trans>
        </Link>
      </div>
      {data.facts.length > 0 && (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-4">
          {data.facts.map((fact) => (
            <FactLine key={fact.fact} fact={fact} />
          ))}
        </dl>
      )}
    </section>
  )
}

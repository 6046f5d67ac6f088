import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Leaf } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { answersPath, sustainabilityPath } from '../../paths.ts'
import { factsOf } from '../data.ts'
import { SustainabilityStrip } from './SustainabilityStrip.tsx'

/** On an organisation's page: its facts; without any, what to do about that. */
export function OnOrganisation({ organisation, role }: Slots['organisation.sustainability']) {
  const { t } = useLingui()
  const { data } = useQuery(factsOf(organisation.id))
  if (!data) return null
  if (data.facts.length > 0) return <SustainabilityStrip organisation={organisation} className="mb-7" />
  const { slug, name } = organisation
  return (
    <section aria-label={t`Sustainability of ${name}`} className="card card-link relative mb-7 flex items-center gap-3 p-4">
      <Leaf className="shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0">
        <Link
          to={role ? answersPath(slug) : sustainabilityPath(slug)}
          className="font-semibold outline-offset-2 after:absolute after:inset-0 after:rounded-card"
        >
          {role ? (
            <Trans>Sustainability answers</Trans>
          ) : data.has_more ? (
            <Trans>Sustainability</Trans>
          ) : (
            <Trans>Ask for sustainability answers</Trans>
          )}
        </Link>
        <p className="text-ink-2">
          {role ? (
            <Trans>Answer once, in ten minutes to begin with. Investors read it in the framework they need.</Trans>
          ) : data.has_more ? (
            <Trans>
              Read what <bdi>{name}</bdi> shares with you.
            </Trans>
          ) : (
            <Trans>
              <bdi>{name}</bdi> hasn’t made any figures visible to all members.
            </Trans>
          )}
        </p>
      </div>
    </section>
  )
}

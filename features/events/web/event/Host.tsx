import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { profilePath } from '#features/members/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { OrganisationLogo } from '#features/organisations/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { EventDetails } from '../../registration-contract.ts'
import { sourceLabels } from '../labels.ts'
import { useOutboundLink } from './use-outbound-link.ts'

/** The host: an organisation with the member to contact, or a member; of an imported event, the organiser and source. */
export function Host({ event }: { event: EventDetails }) {
  const { i18n } = useLingui()
  const { host, organisation, organizer, source } = event
  const follow = useOutboundLink(event)
  return (
    <section aria-labelledby="event-host" className="border-t border-line pt-4">
      <h2 id="event-host" className="mb-2 font-semibold">
        {host || organisation ? <Trans>Host</Trans> : <Trans>Organiser</Trans>}
      </h2>
      {organisation ? (
        <OfOrganisation organisation={organisation} contact={host} />
      ) : host ? (
        <Link to={profilePath(host.id)} className="group flex items-center gap-3">
          <Avatar id={host.id} name={host.full_name} picture={host.profile_picture} size={40} />
          <span className="min-w-0">
            <span dir="auto" className="block truncate font-medium group-hover:underline">
              {host.full_name}
            </span>
            <span dir="auto" className="block truncate text-ink-2">
              {host.company_name}
            </span>
          </span>
        </Link>
      ) : (
        <p className="wrap-anywhere">{organizer || i18n._(sourceLabels[source])}</p>
      )}
      <CoHosts event={event} />
      {event.website && (
        <p className="mt-2">
          <a
            href={event.website}
            target="_blank"
            rel="nofollow noopener"
            onClick={() => follow('view_clicked')}
            className="link inline-flex items-center gap-1.5 wrap-anywhere"
          >
            {URL.parse(event.website)?.hostname.replace(/^www\./, '')}
            <ExternalLink className="icon-xs" aria-hidden />
          </a>
        </p>
      )}
      {source !== 'community' && (
        <p className="mt-2 text-12 text-ink-3">
          <Trans>Source: {i18n._(sourceLabels[source])}. Please check dates with the organiser before you travel.</Trans>
        </p>
      )}
    </section>
  )
}

/** 'With Ada and Ben'; nothing without co-hosts. */
function CoHosts({ event: { co_hosts } }: { event: EventDetails }) {
  if (co_hosts.length === 0) return null
  return (
    <p className="mt-2 text-ink-2">
      <Trans>With</Trans>{' '}
      {co_hosts.map(({ id, full_name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={profilePath(id)} dir="auto" className="link wrap-anywhere">
            {full_name}
          </Link>
        </span>
      ))}
    </p>
  )
}

interface OfOrganisationProps {
  organisation: NonNullable<EventDetails['organisation']>
  contact: EventDetails['host']
}

function OfOrganisation({ organisation, contact }: OfOrganisationProps) {
  return (
    <>
      <Link to={organisationPath(organisation.slug)} className="group flex items-center gap-3">
        <OrganisationLogo organisation={organisation} size={40} />
        <span dir="auto" className="min-w-0 font-medium wrap-anywhere group-hover:underline">
          {organisation.name}
        </span>
      </Link>
      {contact && (
        <p className="mt-1.5 text-ink-2">
          <Trans>
            Contact:{' '}
            <Link to={profilePath(contact.id)} dir="auto" className="link wrap-anywhere">
              {contact.full_name}
            </Link>
          </Trans>
        </p>
      )}
    </>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import { organisationPath } from '#features/organisations/paths.ts'
import { KindBadge, OrganisationLogo } from '#features/organisations/web/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { OrganisationCard as Organisation } from '../../contract.ts'
import { GoalFact } from '#features/profiles/web/index.ts'
import { OrganisationFact, OrganisationFocus, OrganisationPlace, OrganisationRound } from './OrganisationFacts.tsx'

/** The card of an organisation on larger screens. Its link covers the whole card. */
export function OrganisationCard({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <article className="card card-link relative flex h-full flex-col gap-3 p-5 outline-offset-2 outline-focus has-[a:focus-visible]:outline-2">
      <div className="flex gap-3">
        <OrganisationLogo organisation={organisation} size={44} />
        <div className="min-w-0 flex-1">
          <h3 id={`${id}name`} className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>{organisation.name}</bdi>
          </h3>
          <BadgesAndPeople organisation={organisation} />
        </div>
      </div>
      <p dir="auto" className="line-clamp-2 min-h-10 wrap-anywhere text-ink-2">
        {organisation.headline || <span className="text-ink-3">{t`No description available.`}</span>}
      </p>
      <div className="grid min-h-9 content-start gap-1 text-12 text-ink-3">
        <div className="flex min-w-0 gap-x-3.5 *:shrink-0 *:last:shrink">
          <OrganisationPlace organisation={organisation} />
          <OrganisationFocus organisation={organisation} />
        </div>
        <div className="flex min-w-0 gap-x-3.5 *:shrink-0 *:last:shrink">
          <OrganisationRound organisation={organisation} />
          <GoalFact sdgs={organisation.sdgs} />
        </div>
        <OrganisationFact organisation={organisation} />
      </div>
      <Link
        to={organisationPath(organisation.slug)}
        id={`${id}link`}
        aria-labelledby={`${id}link ${id}name`}
        className={buttonClass({
          size: 'small',
          className: 'static! mt-auto scroll-mt-65 scroll-mb-8 outline-none after:absolute after:inset-0 after:rounded-card',
        })}
      >
        <Trans>View organisation</Trans>
      </Link>
    </article>
  )
}

/** An organisation on phones: a full-width row that links to its page. */
export function OrganisationRow({ organisation }: { organisation: Organisation }) {
  return (
    <article className="relative flex min-h-26.5 gap-3 border-b border-line bg-surface px-4 py-3 -outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2">
      <OrganisationLogo organisation={organisation} size={44} />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-semibold wrap-anywhere">
          <Link to={organisationPath(organisation.slug)} className="scroll-mt-18 scroll-mb-36 outline-none after:absolute after:inset-0">
            <bdi>{organisation.name}</bdi>
          </Link>
        </h3>
        <BadgesAndPeople organisation={organisation} />
        <div className="mt-1.5 flex min-w-0 gap-x-3.5 text-12 text-ink-3 *:shrink-0 *:last:shrink">
          <OrganisationPlace organisation={organisation} />
          <OrganisationFocus organisation={organisation} />
        </div>
        <div className="flex min-h-4.5 min-w-0 gap-x-3.5 text-12 text-ink-3 *:shrink-0 *:last:shrink">
          <OrganisationRound organisation={organisation} />
          <GoalFact sdgs={organisation.sdgs} />
        </div>
        <div className="text-12 text-ink-3">
          <OrganisationFact organisation={organisation} />
        </div>
      </div>
    </article>
  )
}

/** Below the name, which needs all of its line: names of organisations are long. */
function BadgesAndPeople({ organisation: { kind, people_count, verified } }: { organisation: Organisation }) {
  const { t } = useLingui()
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <KindBadge kind={kind} />
      {verified && (
        <Badge tone="success" icon={BadgeCheck}>
          <Trans>Verified</Trans>
        </Badge>
      )}
      <span className="ms-auto text-12 text-ink-3">{t`${plural(people_count, { one: '# person', other: '# people' })}`}</span>
    </div>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMember } from '#features/members/web/index.ts'
import { editProfilePath } from '#features/profiles/paths.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { MatchCard } from '../../contract.ts'
import type { Criterion } from '../../criteria.ts'

type Scored = Pick<MatchCard, 'full_name' | 'score' | 'parts' | 'unscored' | 'reasons'>

const names: Readonly<Record<Criterion, MessageDescriptor>> = {
  industry: msg`industry`,
  stage: msg`stage`,
  round: msg`round`,
  place: msg`location`,
  goals: msg`goals`,
  experience: msg`experience`,
  expertise: msg`shared skills`,
  people: msg`mutual connections`,
}

/** Explains the number in a sentence or, without one, what is missing. */
export function ScoreMeaning({ card }: { card: Scored }) {
  const { i18n } = useLingui()
  if (card.score === null) return <Unscored card={card} />
  const counted = card.parts.map(({ criterion }) => i18n._(names[criterion]))
  const all = new Intl.ListFormat(readerLocale(), { type: 'conjunction' }).format(counted)
  const isAgainst = card.reasons.some(({ fits }) => !fits)
  return (
    <p className="text-12 text-ink-3">
      <Trans>
        {card.score} out of 100 points, based on {all}.
      </Trans>{' '}
      {isAgainst && <Trans>This includes a 20% deduction because an investment criterion isn’t met.</Trans>}
    </p>
  )
}

function Unscored({ card: { full_name, unscored } }: { card: Scored }) {
  const isInvestor = useMember()?.user_type === 'investor'
  if (unscored === 'they')
    return (
      <p className="text-12 text-ink-3">
        <Trans>
          <bdi>{full_name}</bdi> hasn’t added enough to their profile for a score yet.
        </Trans>
      </p>
    )
  return (
    <p className="text-12 text-ink-3">
      {isInvestor ? (
        <Trans>You haven’t added your investment preferences yet.</Trans>
      ) : (
        <Trans>Your profile doesn’t contain enough for a score yet.</Trans>
      )}{' '}
      <Link to={editProfilePath()} className="link">
        <Trans>Complete your profile</Trans>
      </Link>
    </p>
  )
}

/** The score, criterion by criterion. */
export function ScoreParts({ parts }: Pick<MatchCard, 'parts'>) {
  const { t, i18n } = useLingui()
  return (
    <dl aria-label={t`Score breakdown`} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-12">
      {parts.map(({ criterion, points, of }) => (
        <div key={criterion} className="col-span-full grid grid-cols-subgrid items-center">
          <dt className="text-ink-2 first-letter:uppercase">{i18n._(names[criterion])}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid items-center">
            <span aria-hidden className="h-1 overflow-hidden rounded-full bg-pressed">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ inlineSize: `${(100 * points) / (of ?? Math.max(points, 20))}%` }}
              />
            </span>
            <span className="text-end tabular-nums text-ink-2">{of === null ? t`+${points}` : t`${points} of ${of}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Said, WholeCase } from '../../contract.ts'
import { formatMoment } from '#platform/web/format-day.ts'

/** The reported content in its context, marked. Markup in it is shown as text. */
export function ReportedWords({ found: { said, member } }: { found: Pick<WholeCase, 'said' | 'member'> }) {
  const { t } = useLingui()
  const names = { reported: member?.full_name ?? t`A former member`, reporter: t`Reporter`, other: t`Another member` }
  return (
    <ol className="grid gap-3 py-4">
      {said.map((each, at) => (
        <SaidItem key={at} said={each} name={names[each.said_by]} />
      ))}
    </ol>
  )
}

function SaidItem({ said: { content, created_at, is_meant }, name }: { said: Said; name: string }) {
  const { t } = useLingui()
  return (
    <li className={classNames('border-s-2 ps-3', is_meant ? 'border-danger' : 'border-line text-ink-2')}>
      <p className="text-12 text-ink-2">
        {name}
        {created_at && ` · ${formatMoment(created_at)}`}
        {is_meant && <strong className="font-medium text-danger"> · {t`reported`}</strong>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
    </li>
  )
}

/** The parts of the profile that may be untrue or hurtful. */
export function ProfileAsItWas({ profile }: { profile: NonNullable<WholeCase['profile']> }) {
  const { t } = useLingui()
  const said: [string, ReactNode][] = [
    [t`Name`, profile.full_name],
    [t`Company`, profile.company_name],
    [t`Bio`, profile.bio],
    [t`Location`, profile.location],
    [t`Website`, profile.website],
    [t`LinkedIn`, profile.linkedin],
    [t`Expertise`, profile.expertise_areas?.join(', ')],
    [t`Investment focus`, profile.investment_focus],
    [t`Investment criteria`, profile.investment_criteria],
  ]
  return (
    <dl className="grid gap-x-4 gap-y-2 py-4 md:grid-cols-[10rem_minmax(0,1fr)]">
      {said.map(([label, text]) =>
        text ? (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap phone:mb-1.5">
              {text}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

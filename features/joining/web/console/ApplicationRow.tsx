import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { Application } from '../../applications-contract.ts'

interface ApplicationRowProps {
  application: Application
  isMarked: boolean
  onMark: (isMarked: boolean) => void
  actions: ReactNode
}

/** An application, with what is needed to decide it, or with the decision. */
export function ApplicationRow({ application, isMarked, onMark, actions }: ApplicationRowProps) {
  const { t, i18n } = useLingui()
  const {
    full_name,
    email,
    user_type,
    company_name,
    bio,
    answers,
    invited_by: inviter,
    applied_at,
    decided_at,
    decided_by,
    reason,
  } = application
  const applied = formatDay(applied_at)
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!decided_at && (
          <ForStaff area="community" changing>
            <Checkbox isSelected={isMarked} onChange={onMark}>
              <span className="sr-only">{t`Select ${full_name}`}</span>
            </Checkbox>
          </ForStaff>
        )}
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span dir="auto" className="font-medium wrap-anywhere">
              {full_name}
            </span>
            <Tag>{i18n._(typeLabels[user_type])}</Tag>
          </p>
          <p className="text-ink-2 wrap-anywhere">{[email, company_name].filter(Boolean).join(' · ')}</p>
        </div>
        {!decided_at && <div className="flex flex-wrap gap-2 phone:w-full phone:*:flex-1">{actions}</div>}
      </div>
      {bio && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {bio}
        </p>
      )}
      {answers.length > 0 && (
        <dl className="grid gap-2">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-ink-2 wrap-anywhere">{question}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reason && (
        <p dir="auto" className="wrap-anywhere">
          {reason}
        </p>
      )}
      <p className="text-12 text-ink-2">
        {inviter ? (
          <Trans>
            Applied on {applied}, invited by {inviter}
          </Trans>
        ) : (
          <Trans>Applied on {applied}</Trans>
        )}
        {decided_at && (
          <>
            {' · '}
            <Declined by={decided_by ?? t`a former member`} on={formatDay(decided_at)} />
          </>
        )}
      </p>
    </li>
  )
}

const Declined = ({ by, on }: { by: string; on: string }) => (
  <Trans>
    Declined by {by} on {on}
  </Trans>
)

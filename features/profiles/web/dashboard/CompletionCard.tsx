import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-aria-components/Link'
import { editProfilePath, welcomePath } from '../../paths.ts'
import { completionFields } from '#features/members/completion.ts'
import { useMember } from '#features/members/web/index.ts'
import { Meter } from '#ui/Meter.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { formatPercent } from '../figures.ts'

/** Missing fields, as they follow 'Add …'. */
const missingTexts = {
  full_name: msg`your name`,
  company_name: msg`your company`,
  bio: msg`a bio`,
  location: msg`your city`,
  industry: msg`your industry`,
}

/** Shows on the dashboard how complete the member's profile is and what is missing; nothing once it is complete. */
export function CompletionCard() {
  const { t, i18n } = useLingui()
  const member = useMember()
  if (!member || member.completion >= 100) return null
  const lacking = completionFields.filter((field) => member.missing.includes(field)).map((field) => i18n._(missingTexts[field]))
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(lacking)
  const percent = formatPercent(member.completion / 100)

  return (
    <section aria-labelledby="complete-your-profile" className="card grid gap-3 p-5 phone:p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="complete-your-profile" className="font-semibold">
          <Trans>Complete Your Profile</Trans>
        </h2>
        <span aria-hidden className="text-ink-2 tabular-nums">
          {percent}
        </span>
      </div>
      <Meter label={t`Profile completion`} isLabelHidden value={member.completion} valueText={percent} />
      <p className="text-ink-2">
        <Trans>Add {list} so that other members know who you are.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link href={welcomePath()} className={buttonClass({ variant: 'primary', size: 'small' })}>
          <Trans>Continue</Trans>
        </Link>
        <Link href={editProfilePath()} className={buttonClass({ size: 'small' })}>
          <Trans>Complete Profile</Trans>
        </Link>
      </div>
    </section>
  )
}

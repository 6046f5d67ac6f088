import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settingsPath } from '#features/accounts/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { editProfilePath } from '#features/profiles/paths.ts'
import { neededDays } from '../limits.ts'
import type { ReviewRequirement } from '../reviewers.ts'

interface MissingToReviewProps {
  missing: readonly ReviewRequirement[]
  daysLeft: number
}

/** What a member still needs before they can review the platform, in place of the form. Also for the landing page, which has no router. */
export function MissingToReview({ missing, daysLeft }: MissingToReviewProps) {
  const { t } = useLingui()
  const steps = {
    address: <a className="link" href={settingsPath()}>{t`Confirm your email address`}</a>,
    profile: <a className="link" href={editProfilePath()}>{t`Complete your profile with a bio and your location`}</a>,
    days: (
      <>
        <Trans>Be a member for {neededDays} days</Trans> (<Plural value={daysLeft} one="# day left" other="# days left" />)
      </>
    ),
    use: <a className="link" href={matchingPath()}>{t`Connect with a member, or exchange messages with one`}</a>,
  } satisfies Record<ReviewRequirement, unknown>
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        <Trans>Reviews are public, so we ask for a few things first. You still need to:</Trans>
      </p>
      <ul className="grid list-disc gap-1.5 ps-5">
        {missing.map((each) => (
          <li key={each}>{steps[each]}</li>
        ))}
      </ul>
    </div>
  )
}

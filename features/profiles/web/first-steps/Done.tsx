import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { OwnProfile } from '../../contract.ts'
import { welcomePath } from '../../paths.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** First at the end of the first steps: people to meet. */
    'welcome.people': { profile: OwnProfile }
    /** At the end of the first steps: what the community offers a member with this profile. */
    'welcome.brought': { profile: OwnProfile }
  }
}

/** The result of the first steps, and where to go next. */
export function Done({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const isEnough = profile.profile_completed
  const name = profile.first_name
  return (
    <div className="mx-auto max-w-160">
      <h1 tabIndex={-1} className="text-20 font-semibold text-balance outline-none">
        {isEnough ? t`You’re in, ${name}` : t`Almost there, ${name}`}
      </h1>
      {isEnough ? (
        <p className="mt-1 text-ink-2">
          <Trans>Your profile is ready. You can now message members, and we’ll suggest you to matching members.</Trans>
        </p>
      ) : (
        <Missing profile={profile} />
      )}
      <div className="mt-6 grid gap-6">
        <Slot name="welcome.people" profile={profile} />
        <Slot name="welcome.brought" profile={profile} />
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 phone:*:flex-1">
        <Link to={isEnough ? matchingPath() : directoryPath()} className={buttonClass({ variant: isEnough ? 'primary' : 'secondary' })}>
          {isEnough ? <Trans>See your matches</Trans> : <Trans>Browse the directory</Trans>}
        </Link>
        <Link to={dashboardPath()} className={buttonClass()}>
          <Trans>Go to the dashboard</Trans>
        </Link>
      </div>
    </div>
  )
}

/** Fields still missing for a complete profile, with a link to the step that asks for them. */
function Missing({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const isInvestor = profile.user_type === 'investor'
  const lacking = [
    ...(profile.bio ? [] : [{ step: 'you', label: t`A sentence about you` }]),
    ...(profile.missing.includes('industry')
      ? [{ step: 'work', label: isInvestor ? t`The industries you look for` : t`Your industry` }]
      : []),
  ]
  return (
    <>
      <p className="mt-1 text-ink-2">
        <Trans>Members want to know who they’re talking to. Add the following to message them and be suggested to matching members:</Trans>
      </p>
      <ul className="card mt-4 divide-y divide-line px-5 phone:px-4">
        {lacking.map(({ step, label }) => (
          <li key={step}>
            <Link to={welcomePath(step)} className="flex min-h-12 items-center gap-3 font-medium hover:text-accent-ink">
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden className="icon-sm text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { CommunitySettings } from '#features/community/contract.ts'
import type { JoiningMode } from '#features/joining/vocabulary.ts'
import { buttonClass } from '#ui/button-class.ts'
import { JoinLabel } from './JoinLabel.tsx'
import { column, headingClass } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'

/** A link to the community's group, if operators have entered one; otherwise an invitation to join. */
export function Community({
  settings: { group_link, group_name },
  joining,
  isMember,
}: {
  settings: Pick<CommunitySettings, 'group_link' | 'group_name'>
  joining: JoiningMode
  isMember: boolean
}) {
  const button = buttonClass({ size: 'tall', className: 'text-ink' })
  return (
    <section
      id="community"
      aria-labelledby="community-title"
      className="scroll-mt-16 bg-accent text-on-accent phone:scroll-mt-14 dark:bg-accent-soft dark:text-ink"
    >
      <div className={`${column} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-16 phone:py-11`}>
        <div>
          <h2 id="community-title" className={headingClass}>
            {group_link ? <Trans>Join the community group</Trans> : <Trans>Become part of the community</Trans>}
          </h2>
          <p className="mt-2.5 max-w-[52ch]">
            {group_link ? (
              <Trans>
                Ask questions, share answers and be the first to hear what’s going on. The group is open to everyone in the community.
              </Trans>
            ) : (
              <Trans>
                Join and complete your profile, and other members can find you in the directory straight away. You can edit your profile at
                any time.
              </Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {group_link && (
            <a href={group_link} target="_blank" rel="nofollow noopener noreferrer" className={button}>
              <ExternalLink aria-hidden />
              {group_name || <Trans>Open the group</Trans>}
            </a>
          )}
          {!isMember && (
            <SignInLink mode="join" className={button}>
              <JoinLabel mode={joining} />
            </SignInLink>
          )}
        </div>
      </div>
    </section>
  )
}

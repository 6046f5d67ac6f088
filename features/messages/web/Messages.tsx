import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import type { CSSProperties } from 'react'
import { paths } from '#platform/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { ListPane } from './list/ListPane.tsx'
import { ThreadPane } from './thread/ThreadPane.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { useMessagesRoute } from './use-messages-route.ts'

/** Conversations and one of them, side by side; on phones one at a time. The page itself does not scroll. */
export function Messages() {
  const member = useMember()
  const { with: other } = useMessagesRoute()
  const keyboard = useKeyboardHeight()
  if (!member) return null
  if (!member.profile_completed) return <ProfileFirst />
  return (
    <div
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      className="fixed inset-x-0 top-header bottom-0 md:in-[body:has([data-trouble])]:top-[calc(var(--header)+24px)] grid grid-cols-[clamp(264px,30vw,348px)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] phone:bottom-[max(calc(var(--tabbar)+env(safe-area-inset-bottom)),var(--keyboard))] phone:grid-cols-[minmax(0,1fr)]"
    >
      <ListPane
        self={member.id}
        className={classNames(
          'flex min-h-0 flex-col border-e border-line bg-surface phone:border-0',
          other !== undefined && 'phone:hidden',
        )}
      />
      {other === undefined ? (
        <div className="grid place-items-center bg-canvas text-ink-3 phone:hidden">
          <Trans>Select a user to chat</Trans>
        </div>
      ) : (
        <ThreadPane key={other} self={member.id} other={other} className="flex min-h-0 min-w-0 flex-col bg-canvas" />
      )}
    </div>
  )
}

function ProfileFirst() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="sr-only">{t`Messages`}</h1>
      <EmptyState
        icon={CircleUserRound}
        title={t`Complete your profile first`}
        action={
          <Link to={paths.editProfile()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Complete Profile</Trans>
          </Link>
        }
      >
        <Trans>Members want to know whom they are talking with. A completed profile lets you write to them, and them to you.</Trans>
      </EmptyState>
    </>
  )
}

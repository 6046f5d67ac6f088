import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ListPane } from './list/ListPane.tsx'
import { ProfileFirst } from './ProfileFirst.tsx'
import { ThreadPane } from './thread/ThreadPane.tsx'
import { useMessagesRoute } from './use-messages-route.ts'

/** The list and one conversation side by side; one of the two on phones. The page itself does not scroll, unless its window has no height. */
export function Messages() {
  const { t } = useLingui()
  const member = useMember()
  const { with: other } = useMessagesRoute()
  const keyboard = useKeyboardHeight()
  if (!member) return null
  const mayWrite = member.profile_completed
  return (
    <div
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      className="fixed inset-x-0 top-header bottom-0 md:in-[body:has([data-trouble])]:top-[calc(var(--header)+1.5rem)] grid grid-cols-[clamp(264px,30vw,348px)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] phone:bottom-[max(calc(var(--tabbar)+env(safe-area-inset-bottom)),var(--keyboard,0px))] phone:grid-cols-[minmax(0,1fr)] tiny:static tiny:-mx-4 tiny:-mt-4 tiny:h-[22rem]"
    >
      <ListPane
        self={member.id}
        mayWrite={mayWrite}
        className={classNames(
          'flex min-h-0 flex-col border-e border-line bg-surface phone:border-0',
          other !== undefined && 'phone:hidden',
        )}
      />
      {other === undefined ? (
        <div className="grid place-content-center bg-canvas phone:hidden">
          {mayWrite ? (
            <EmptyState icon={MessagesSquare} title={t`Select a user to chat`}>
              <Trans>Pick a conversation, or search for a member by name or company.</Trans>
            </EmptyState>
          ) : (
            <ProfileFirst />
          )}
        </div>
      ) : (
        <ThreadPane key={other} self={member.id} other={other} mayWrite={mayWrite} className="flex min-h-0 min-w-0 flex-col bg-canvas" />
      )}
    </div>
  )
}

/** Anything lower than this, in pixels, is a browser toolbar. */
const leastKeyboard = 120

function subscribe(listener: () => void) {
  const viewport = window.visualViewport
  const onResize = () => {
    // Safari scrolls the page up behind its keyboard; the composer is above the keyboard anyway.
    if (keyboardHeight() > 0) window.scrollTo(0, 0)
    listener()
  }
  viewport?.addEventListener('resize', onResize)
  return () => viewport?.removeEventListener('resize', onResize)
}

function keyboardHeight(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1.01) return 0
  const covered = Math.round(window.innerHeight - viewport.height)
  return covered > leastKeyboard ? covered : 0
}

/** How much of the page a phone's keyboard covers, in pixels; browsers do not subtract it from the page's height. */
const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, keyboardHeight, () => 0)

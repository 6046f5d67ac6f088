import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { notificationsPath } from '../paths.ts'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { notificationPages } from './data.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { panelItems } from './panel-items.ts'
import { useMarkOpened, useMarkRead } from './use-changes.ts'
import { useClearAll } from './use-clear-all.ts'

/** The maximum length of a description in the panel, in characters. */
const descriptionLength = 50

interface PanelContentsProps {
  onClose: () => void
  /** The number on the bell. */
  count: string | undefined
}

export function PanelContents({ onClose, count }: PanelContentsProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useInfiniteQuery({ ...notificationPages(), refetchInterval: usePromptPolling() })
  const markRead = useMarkRead()
  const markOpened = useMarkOpened()
  const clearAll = useClearAll()
  const closeButton = useRef<HTMLButtonElement>(null)
  const newest = data?.pages[0]?.items ?? []
  const items = panelItems(newest)

  return (
    <>
      <header className="flex shrink-0 items-center gap-2 border-b border-line py-3 ps-5 pe-2.5 phone:h-13 phone:py-0 phone:ps-4 phone:pe-1">
        <h2 className="font-semibold">
          <Trans>Notifications</Trans>
        </h2>
        {count && <CountBadge>{count}</CountBadge>}
        <div className="ms-auto flex items-center gap-0.5">
          {items.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                closeButton.current?.focus()
                clearAll(newest)
              }}
            >
              <Trans>Clear All</Trans>
            </Button>
          )}
          <IconButton ref={closeButton} icon={X} label={t`Close`} onPress={onClose} />
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {data ? (
          items.length === 0 ? (
            <NoNotifications isWaiting={count !== undefined} />
          ) : (
            <ul aria-label={t`Notifications`}>
              {items.map((item) => (
                <NotificationRow
                  key={item.id}
                  notification={item}
                  length={descriptionLength}
                  onOpen={() => {
                    markOpened(item)
                    onClose()
                  }}
                  onMarkRead={() => markRead.mutate({ id: item.id })}
                />
              ))}
            </ul>
          )
        ) : error ? (
          <NotificationsFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <NotificationSkeleton />
        )}
      </div>
      <footer className="grid shrink-0 border-t border-line p-2">
        <Link href={notificationsPath()} onPress={onClose} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Trans>Open notification centre</Trans>
        </Link>
      </footer>
    </>
  )
}

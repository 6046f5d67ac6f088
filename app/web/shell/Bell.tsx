import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Bell as BellIcon } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { panels } from './panels.ts'
import { usePanelButton } from './use-panel.ts'
import { shownCount, useUnread } from './Waiting.tsx'

/** Shows the number of unread notifications, also in the page's title, and opens their panel. */
export function Bell({ className }: { className?: string }) {
  const { t } = useLingui()
  const count = useUnread()
  const { Panel, isOpen, button, panel } = usePanelButton('dialog', panels.bell)

  usePageTitle('waiting', shownCount(count, 99))
  const shown = shownCount(count, 9)

  return (
    <>
      <IconButton
        {...button}
        icon={BellIcon}
        label={count > 0 ? t`Notifications, ${plural(count, { one: '# unread', other: `${shown} unread` })}` : t`Notifications`}
        count={shown}
        isOn={isOpen}
        className={className}
      />
      {Panel && <Panel anchor={panel.anchor} onClose={panel.onClose} count={shownCount(count, 99)} />}
    </>
  )
}

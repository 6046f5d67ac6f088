import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, Menu as MenuIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useIsPhone } from '#platform/web/phone.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { panels } from './panels.ts'
import { useCurrentTab } from './current-tab.ts'
import { usePanelButton } from './use-panel.ts'

/** All sections in a menu, labelled with the current one; an icon on phones. */
export function SectionsMenu() {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  const { Panel, button, panel } = usePanelButton('menu', panels.sections)
  const { label, icon: CurrentIcon } = useCurrentTab()
  return (
    <>
      {isPhone ? (
        <IconButton {...button} icon={MenuIcon} label={t`Menu`} />
      ) : (
        <AriaButton
          {...button}
          className="inline-flex h-control items-center gap-2 rounded-control px-2.5 font-medium hover:bg-hover aria-expanded:bg-hover"
        >
          <CurrentIcon className="text-ink-2" aria-hidden />
          {i18n._(label)}
          <ChevronsUpDown className="icon-sm text-ink-3" aria-hidden />
        </AriaButton>
      )}
      {Panel && <Panel {...panel} placement={isPhone ? 'bottom end' : 'bottom start'} />}
    </>
  )
}

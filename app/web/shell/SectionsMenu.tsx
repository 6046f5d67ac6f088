import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, LayoutGrid, Menu as MenuIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useIsPhone } from '#platform/web/phone.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { panels } from './panels.ts'
import { useCurrentTab } from './current-tab.ts'
import { usePanelButton } from './use-panel.ts'

/** All sections in a menu: an icon on phones and beside the places, else labelled with the current section. */
export function SectionsMenu() {
  const { t, i18n } = useLingui()
  const isPhone = useIsPhone()
  const { Panel, button, panel } = usePanelButton('menu', panels.sections)
  const { label, icon: CurrentIcon } = useCurrentTab()
  const current = i18n._(label)
  return (
    <>
      {isPhone ? (
        <IconButton {...button} icon={MenuIcon} label={t`Menu`} />
      ) : (
        <AriaButton
          {...button}
          aria-label={t`${current}, all sections`}
          className="inline-flex h-control min-w-0 items-center gap-2 rounded-control px-2.5 font-medium hover:bg-hover aria-expanded:bg-hover"
        >
          <CurrentIcon className="shrink-0 text-ink-2 @min-[60rem]:hidden" aria-hidden />
          <span className="truncate @min-[60rem]:hidden">{current}</span>
          <ChevronsUpDown className="icon-sm shrink-0 text-ink-3 @min-[60rem]:hidden" aria-hidden />
          <LayoutGrid className="hidden text-ink-3 @min-[60rem]:block" aria-hidden />
        </AriaButton>
      )}
      {Panel && <Panel {...panel} placement={isPhone ? 'bottom end' : 'bottom start'} />}
    </>
  )
}

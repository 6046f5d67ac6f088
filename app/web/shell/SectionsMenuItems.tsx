import { useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { CountBadge } from '#ui/CountBadge.tsx'
import { MenuItem, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { hrefOf, tabs } from '../rooms.ts'
import { useCurrentTab } from './current-tab.ts'
import { useIsListed } from './listed-tabs.ts'
import { useIsLocked } from './use-is-locked.ts'
import { useWaiting } from './Waiting.tsx'

export function SectionsMenuItems(menu: Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus' | 'placement'>) {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const waiting = useWaiting()
  const isLocked = useIsLocked()
  const listed = tabs.filter(useIsListed())
  return (
    <OpenMenu {...menu} label={t`Sections`} className="w-62">
      {listed.map((tab) => (
        <MenuItem
          key={tab.id}
          label={i18n._(tab.label)}
          icon={tab.icon}
          href={hrefOf(tab)}
          isCurrent={tab.id === current.id}
          isDimmed={isLocked(tab)}
          badge={
            isLocked(tab) ? (
              <LockKeyhole className="icon-sm" aria-label={t`Not available for your member type`} />
            ) : (
              waiting(tab.id) && <CountBadge>{waiting(tab.id)}</CountBadge>
            )
          }
        />
      ))}
    </OpenMenu>
  )
}

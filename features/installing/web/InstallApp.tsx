import { Trans, useLingui } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { siteName } from '#platform/web/site-name.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { type Installing, install, installing } from './install-prompt.ts'

/** Offers to install the app, here in the settings only, so that it never interrupts anyone. */
export function InstallApp() {
  const { t } = useLingui()
  const standing = useStore(installing)
  const [isAccepted, setAccepted] = useState<boolean>()
  const afterPrompt = isAccepted
    ? t`Your device is installing the app. You’ll find it with your other apps.`
    : t`You can install it later from your browser’s menu.`
  const texts: Record<Installing, string> = {
    installed: t`You’re using the installed app. When you’re offline, it shows what you last read.`,
    offered: t`Opens in its own window, works offline, and lets you share to it from other apps.`,
    'by-share': t`In Safari, tap Share, then “Add to Home Screen”. The app opens in its own window and works offline.`,
    'by-menu':
      isAccepted === undefined ? t`If your browser can install the app, its menu shows “Install” or “Add to Home screen”.` : afterPrompt,
  }
  return (
    <SettingsGroup title={t`App on this device`}>
      <SettingRow
        isLong
        icon={<MonitorSmartphone className="flex-none text-ink-2 phone:hidden" aria-hidden />}
        title={siteName()}
        action={
          standing === 'offered' && (
            <Button size="small" onPress={() => void install().then(setAccepted)}>
              <Trans>Install the app</Trans>
            </Button>
          )
        }
      >
        <p className="text-ink-2">{texts[standing]}</p>
      </SettingRow>
    </SettingsGroup>
  )
}

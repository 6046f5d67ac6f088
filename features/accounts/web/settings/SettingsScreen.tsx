import { Trans, useLingui } from '@lingui/react/macro'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { singleKeys, writeSingleKeys } from '#platform/web/single-keys.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useTheme } from '#ui/use-theme.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { Sessions } from './Sessions.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** One or more `SettingsGroup`s of account settings. */
    'settings.group': object
    /** The same at the very end: exporting data and deleting the account. */
    'settings.end': object
  }
}

/** The account settings: signing in and sessions first, then the settings of each room in order. */
export function SettingsScreen() {
  const { t } = useLingui()
  return (
    <div className="settles mx-auto grid max-w-190 gap-7">
      <div className="-mb-4">
        <PageHeading title={t`Settings`} />
      </div>
      <AccountSettings />
      <Sessions />
      <Slot name="settings.group" />
      <Appearance />
      <Slot name="settings.end" />
    </div>
  )
}

function Appearance() {
  const { t } = useLingui()
  const [theme, setTheme] = useTheme()
  const hasSingleKeys = useStore(singleKeys)
  return (
    <SettingsGroup id="appearance" title={t`Language and appearance`}>
      <LanguageRow />
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="text-ink-2">
          <Trans>On this device</Trans>
        </p>
        <SegmentedControl
          label={t`Appearance`}
          value={theme}
          onChange={setTheme}
          options={[
            { id: 'light', label: t`Light` },
            { id: 'dark', label: t`Dark` },
            { id: 'system', label: t`System` },
          ]}
        />
      </div>
      <Switch
        isSelected={hasSingleKeys}
        onChange={writeSingleKeys}
        className="min-h-15 py-2.5"
        description={t`For example, ? and B. Applies to this device only.`}
      >
        <Trans>Keyboard shortcuts with single keys</Trans>
      </Switch>
    </SettingsGroup>
  )
}

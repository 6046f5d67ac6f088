import { useLingui } from '@lingui/react/macro'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { OwnExport } from './OwnExport.tsx'

/** The settings group for exporting data. */
export function OwnData() {
  const { t } = useLingui()
  return (
    <SettingsGroup id="data" title={t`Your data`}>
      <OwnExport />
    </SettingsGroup>
  )
}

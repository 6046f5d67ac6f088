import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { siteName } from '#platform/web/site-name.ts'
import { Button } from '#ui/Button.tsx'
import { Switch, type SwitchProps } from '#ui/Switch.tsx'
import { type PushPermission, askForPush, usePushPermission } from './push-permission.ts'

interface PushSwitchProps extends Pick<SwitchProps, 'className' | 'isSelected'> {
  /** @returns the browser's permission */
  onEnable: () => Promise<PushPermission>
  onDisable: () => void
}

/** The browser's own notifications: a setting of the member, with a permission in each browser. */
export function PushSwitch({ isSelected = false, onEnable, onDisable, className }: PushSwitchProps) {
  const { t } = useLingui()
  const permission = usePushPermission()
  const [wasRefused, setRefused] = useState(false)

  async function change(isOn: boolean) {
    if (!isOn) onDisable()
    setRefused(isOn && (await onEnable()) !== 'granted')
  }

  const community = siteName()
  const explanations: Record<PushPermission, string> = {
    granted: t`Shown by this browser while ${community} is open in the background`,
    default: t`Your browser will ask for permission`,
    denied: t`Your browser blocks notifications from this site. You can allow them in the site settings next to the address bar.`,
    unsupported: t`This browser doesn’t support notifications from this site`,
  }
  const isMissingHere = isSelected && permission === 'default'

  return (
    <div>
      <Switch
        className={className}
        isSelected={isSelected}
        isDisabled={permission === 'unsupported' && !isSelected}
        onChange={(isOn) => void change(isOn)}
        description={isMissingHere ? t`On, but not yet allowed in this browser` : explanations[permission]}
      >
        <Trans>Push</Trans>
      </Switch>
      {isMissingHere && (
        <Button size="small" className="mb-3" onPress={() => void askForPush()}>
          <Trans>Allow in this browser</Trans>
        </Button>
      )}
      <div role="status" className={wasRefused ? 'pb-3 text-12 text-danger' : 'sr-only'}>
        {wasRefused && explanations[permission === 'granted' ? 'denied' : permission]}
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'

/** What a device is called, as far as its browser says. */
export function useDeviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}

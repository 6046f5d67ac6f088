import { useLingui } from '@lingui/react/macro'

/** The name of a device, as far as the browser reveals it. */
export function useDeviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}

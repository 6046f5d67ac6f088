import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { showHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { useAppBadge } from './use-app-badge.ts'

/** Toasts and overlays of rooms; loaded after the first paint, before the previous page's notice is shown. */
export function Notices() {
  const { t } = useLingui()
  useEffect(showHandedOverToast, [])
  useAppBadge()
  return (
    <>
      <Toaster label={t`Notices`} />
      <Slot name="shell.overlay" />
    </>
  )
}

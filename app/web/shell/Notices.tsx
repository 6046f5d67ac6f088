import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { showHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { useAppBadge } from './use-app-badge.ts'

/** The toasts, and what rooms show over the page; loaded after the first paint, and ready before the one that the last page handed over. */
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

import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { showHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { Connected } from '#features/matching/web/index.ts'
import { Toaster } from '#ui/Toaster.tsx'

/** The toasts, and the news of a connection; loaded after the first paint, and ready before the one that the last page handed over. */
export function Notices() {
  const { t } = useLingui()
  useEffect(showHandedOverToast, [])
  return (
    <>
      <Toaster label={t`Notices`} />
      <Connected />
    </>
  )
}

import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { showHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { Toaster } from '#ui/Toaster.tsx'

const i18n = activateTexts()
let root: Root | undefined

/** The part of a visitor's page that React draws, in `#island`: `content`, in place of what it showed before, and toasts. */
export function showIsland(content?: ReactNode): void {
  const place = document.getElementById('island')
  if (!place) return
  root ??= createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      {content}
      <Toasts />
    </I18nProvider>,
  )
}

function Toasts() {
  const { t } = useLingui()
  useEffect(showHandedOverToast, [])
  return <Toaster label={t`Notices`} />
}

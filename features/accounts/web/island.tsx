import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { showHandedOverToast } from '#platform/web/handed-over-toast.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { Toaster } from '#ui/Toaster.tsx'

const i18n = activateTexts()
let shown: Root | undefined

/** Renders `content` and toasts into `#island`, the React part of a visitor's page, replacing what was there. */
export function showIsland(content?: ReactNode): void {
  const place = document.getElementById('island')
  if (!place) return
  const root = (shown ??= createRoot(place))
  // A transition renders in short turns.
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        {content}
        <Toasts />
      </I18nProvider>,
    ),
  )
}

function Toasts() {
  const { t } = useLingui()
  useEffect(showHandedOverToast, [])
  return <Toaster label={t`Notices`} />
}

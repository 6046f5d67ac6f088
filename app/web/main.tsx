import type { DehydratedState } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '#platform/web/i18n.ts'
import { pageData } from '#platform/web/page-data.ts'
import { createQueryClient } from '#platform/web/query-client.ts'
import { followZone } from '#platform/web/reader.ts'
import { setPageMember } from '#platform/web/request-headers.ts'
import { askForSession } from '#platform/web/session-ended.ts'
import { holdStages, mountStages } from '#ui/Staged.tsx'
import { followTheme } from '#ui/theme.ts'
import '#ui/styles.css'
import type { Me } from '#features/members/contract.ts'
import { isStillSignedIn, rememberMember } from '#features/members/web/index.ts'
import { Application } from './application.tsx'
import { createAppRouter } from './routes.tsx'
import { aTurn } from './shell/when-idle.ts'
import { takeQueries } from './startup/page-queries.ts'
import { replayInput } from './startup/replay-input.ts'
import { recordScreenFiles } from './startup/screen-files.ts'

declare global {
  interface Window {
    /** Says on the page that it could not start (ui/public/first.js). */
    startFailed?: () => void
  }
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    window.startFailed?.()
    throw error
  })

/** The steps are turns of their own, so that the browser can paint and react between them. */
async function start(container: HTMLElement) {
  await aTurn()
  const i18n = activateTexts()
  followTheme()
  followZone()
  const queryClient = createQueryClient()
  const { member, queries } = pageData<{ member: Me; queries: DehydratedState }>()
  if (member) {
    setPageMember(member.id)
    askForSession(() => isStillSignedIn(member.id))
    rememberMember(queryClient, member)
  }
  if (queries) takeQueries(queryClient, queries)
  const router = createAppRouter(queryClient)
  await aTurn()
  // The preview stays until the code of the screen has loaded.
  await router.load()
  recordScreenFiles()
  replayInput(container)
  const preview = container.querySelector('[data-preview]')
  if (preview) holdStages()
  // Below the preview, which hides it until all of it is there (ui/styles.css).
  const screen = container.appendChild(document.createElement('div'))
  const showScreen = () => void mountStages(() => preview?.remove())
  // A transition renders in short turns as well.
  startTransition(() =>
    createRoot(screen).render(
      <Observed onMounted={showScreen}>
        <Application i18n={i18n} queryClient={queryClient} router={router} />
      </Observed>,
    ),
  )
}

/** Reports when its content has been mounted. */
function Observed({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted])
  return children
}

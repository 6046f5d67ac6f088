import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '#platform/web/i18n.ts'
import { pageData } from '#platform/web/page-data.ts'
import { createQueryClient } from '#platform/web/query-client.ts'
import { tellZone } from '#platform/web/reader.ts'
import { followTheme } from '#ui/theme.ts'
import '#ui/styles.css'
import type { Me } from '#features/members/contract.ts'
import { rememberMember } from '#features/members/web/index.ts'
import { Application } from './application.tsx'
import { createAppRouter } from './routes.tsx'
import { replayInput } from './startup/replay-input.ts'
import { recordScreenFiles } from './startup/screen-files.ts'

const i18n = activateTexts()
followTheme()
tellZone()

const queryClient = createQueryClient()
const { member, queries } = pageData<{ member: Me; queries: DehydratedState }>()
if (member) rememberMember(queryClient, member)
if (queries) hydrate(queryClient, queries)
const router = createAppRouter(queryClient)
const root = document.getElementById('root')
// The preview stays until the code of the screen has loaded.
if (root) void router.load().then(() => show(root))

function show(container: HTMLElement) {
  recordScreenFiles()
  replayInput(container)
  // A transition lets the browser handle input in between.
  startTransition(() => createRoot(container).render(<Application i18n={i18n} queryClient={queryClient} router={router} />))
}

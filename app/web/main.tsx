import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '#platform/web/i18n.ts'
import { pageData } from '#platform/web/page-data.ts'
import { createQueryClient } from '#platform/web/query-client.ts'
import { followTheme } from '#ui/theme.ts'
import '#ui/styles.css'
import type { Me } from '#features/members/contract.ts'
import { rememberMember } from '#features/members/web/index.ts'
import { createAppRouter } from './routes.tsx'

const i18n = activateTexts()
followTheme()

const queryClient = createQueryClient()
const { member } = pageData<{ member: Me }>()
if (member) rememberMember(queryClient, member)
const router = createAppRouter(queryClient)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}

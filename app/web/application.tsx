import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { createAppRouter } from './routes.tsx'

interface ApplicationProps {
  i18n: I18n
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
}

/** Everything that a signed-in member sees, on the server and in the browser. */
export const Application = ({ i18n, queryClient, router }: ApplicationProps) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)

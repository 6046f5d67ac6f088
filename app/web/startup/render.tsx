import { AsyncLocalStorage } from 'node:async_hooks'
import { type Query, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { rememberMember } from '#features/members/web/index.ts'
import { transport } from '#platform/web/api.ts'
import { delay } from '#platform/web/delay.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { isNotFound, retryOnMount } from '#platform/web/query-client.ts'
import { renderedFor } from '#platform/web/reader.ts'
import type { RenderScreen } from '../../render-screen.ts'
import { Application } from '../application.tsx'
import { createAppRouter } from '../routes.tsx'
import { queriesForPage } from './page-queries.ts'
import { previewOf } from './preview.ts'

const currentAsk = new AsyncLocalStorage<Parameters<RenderScreen>[0]['ask']>()
transport.headers = () => ({})
transport.fetch = (request) => currentAsk.getStore()?.(request) ?? Promise.reject(new TypeError('no screen is being rendered'))

/**
 * How often results may lead to further queries: an organisation's address has its name, its answers need its id, and labels of options need
 * the answers.
 */
const rounds = 3

/** Renders a member's screen to collect its queries, and again with their results. */
export const renderScreen: RenderScreen = async ({
  member,
  address,
  isPhone,
  language,
  locale,
  timeZone,
  siteName,
  files,
  ask,
  patience,
}) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount, staleTime: Infinity } } })
  rememberMember(queryClient, member)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const render = () =>
    renderedFor({ isPhone, language, locale, timeZone, siteName }, () =>
      renderToString(<Application i18n={activateTexts()} queryClient={queryClient} router={router} />),
    )

  let body = render()
  const asked = new Set<Query>()
  const isOver = delay(patience)
  for (let round = 0; round < rounds; round++) {
    const missing = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isMissing(query) && !asked.has(query))
    for (const query of missing) asked.add(query)
    const results = currentAsk.run(ask, () => Promise.allSettled(missing.map((query) => query.fetch())))
    await Promise.race([results, isOver])
    if (!missing.some(({ state }) => state.data !== undefined || isNotFound(state.error))) break
    body = render()
  }
  const queries = queriesForPage(queryClient)
  queryClient.clear()
  return { body: previewOf(body, 'any', files), queries }
}

const isMissing = ({ state, options }: Query) => state.data === undefined && (options as { enabled?: unknown }).enabled !== false

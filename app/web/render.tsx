import { AsyncLocalStorage } from 'node:async_hooks'
import { type DehydratedState, type Query, QueryClient, dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { rememberMember } from '#features/members/web/index.ts'
import { way } from '#platform/web/api.ts'
import { delay } from '#platform/web/delay.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { renderedFor } from '#platform/web/reader.ts'
import type { RenderScreen } from '../render-screen.ts'
import { Application } from './application.tsx'
import { asPicture } from './as-picture.ts'
import { createAppRouter } from './routes.tsx'

const asking = new AsyncLocalStorage<Parameters<RenderScreen>[0]['ask']>()
way.headers = () => ({})
way.fetch = (request) => asking.getStore()?.(request) ?? Promise.reject(new TypeError('no screen is being rendered'))

/** A member's initial screen with the results of its queries. */
export const renderScreen: RenderScreen = async ({ member, address, isPhone, language, locale, timeZone, siteName, ask, patience }) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  rememberMember(queryClient, member)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const render = () =>
    renderedFor({ isPhone, language, locale, timeZone, siteName }, () =>
      renderToString(<Application i18n={activateTexts()} queryClient={queryClient} router={router} />),
    )

  // Rendered once to collect its queries.
  const empty = render()
  const questions = queryClient.getQueryCache().getAll().filter(isWanted)
  const answers = asking.run(ask, () => Promise.allSettled(questions.map((query) => query.fetch())))
  await Promise.race([answers, delay(patience)])
  const isAnything = questions.some(({ state }) => state.data !== undefined)
  const body = isAnything ? render() : empty
  const queries: DehydratedState = dehydrate(queryClient)
  queryClient.clear()
  return { body: asPicture(body), queries }
}

const isWanted = ({ state, options }: Query) => state.data === undefined && (options as { enabled?: unknown }).enabled !== false

import type { QueryClient } from '@tanstack/react-query'
import { type RouterHistory, createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { returnAddress } from '#features/accounts/web/index.ts'
import { dashboardPath, tabPath } from '#platform/paths.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { lazily, loadFailedAgain } from '#platform/web/lazily.ts'
import type { Screen } from '#platform/web/rooms/room.ts'
import { loadSlots } from '#platform/web/rooms/slots.tsx'
import { rooms, slots } from './rooms.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Root } from './shell/Root.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: RouteError,
  beforeLoad: ({ location: { pathname, search } }) => {
    const { tab } = search as { tab?: unknown }
    // Supports old bookmarks. Invalid section names are ignored, because they would lead to an unusable URL.
    if (pathname === dashboardPath() && typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab))
      throw redirect({ href: tabPath(tab), replace: true })
  },
})

/** A room's screen, shown once other rooms' content on it has loaded. */
const screenRoute = ({ path, load, slots: names = [] }: Screen) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazily(async () => {
      const [component] = await Promise.all([load(), loadSlots(slots, names)])
      return component
    }),
  })

const unknownTab = createRoute({
  getParentRoute: () => root,
  path: tabPath('$tabId'),
  component: lazily(async () => (await import('./shell/NotFound.tsx')).TabNotFound),
})

const unknownPage = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazily(async () => (await import('./shell/NotFound.tsx')).PageNotFound),
})

/** Sends members who are already signed in to where they came from. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: signInPath(),
  beforeLoad: () => {
    throw redirect({ href: returnAddress(window.location) ?? dashboardPath(), replace: true })
  },
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: dashboardPath(), replace: true })
  },
})

/** @param history the browser's history by default */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const screens = rooms.flatMap((room) => room.screens ?? []).map(screenRoute)
  const router = createRouter({
    routeTree: root.addChildren([start, signIn, ...screens, unknownTab, unknownPage]),
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    // The server would add an inline script for it.
    scrollRestoration: history === undefined,
  })
  router.subscribe('onBeforeNavigate', () => void loadFailedAgain())
  return router
}

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
    // As bookmarks of old have it. What cannot be a section's name would make an address that nothing can read.
    if (pathname === dashboardPath() && typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab))
      throw redirect({ href: tabPath(tab), replace: true })
  },
})

/** A room's screen, shown once what others put on it is there too. */
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

/** For who is signed in already: where one came from. */
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

/** @param history where the reader is; the browser's own unless given */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const screens = rooms.flatMap((room) => room.screens ?? []).map(screenRoute)
  const router = createRouter({
    routeTree: root.addChildren([start, signIn, ...screens, unknownTab, unknownPage]),
    context: { queryClient },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    // The server would write a script into the page for it.
    scrollRestoration: history === undefined,
  })
  router.subscribe('onBeforeNavigate', () => void loadFailedAgain())
  return router
}

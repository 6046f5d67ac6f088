import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { validDirectorySearch } from '#features/directory/web/search.ts'
import { validMatchingSearch } from '#features/matching/web/search.ts'
import { validMessagesSearch } from '#features/messages/web/search.ts'
import { paths } from '#platform/paths.ts'
import { returnAddress } from '#features/accounts/web/index.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell, errorComponent: RouteError })

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  validateSearch: (search): { tab?: string } => (typeof search['tab'] === 'string' ? { tab: search['tab'] } : {}),
  beforeLoad: ({ search }) => {
    if (search.tab) throw redirect({ href: paths.tab(search.tab), replace: true })
  },
  component: lazyRouteComponent(() => import('#features/dashboard/web/Overview.tsx'), 'Overview'),
})

const overview = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/overview',
  component: lazyRouteComponent(() => import('#features/dashboard/web/Overview.tsx'), 'Overview'),
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/profile',
  component: lazyRouteComponent(() => import('#features/profiles/web/MyProfile.tsx'), 'MyProfile'),
})

const directory = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/organisations',
  validateSearch: validDirectorySearch,
  component: lazyRouteComponent(() => import('#features/directory/web/Directory.tsx'), 'Directory'),
})

const matching = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/matching',
  validateSearch: validMatchingSearch,
  component: lazyRouteComponent(() => import('#features/matching/web/Matches.tsx'), 'Matches'),
})

const messages = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/messages',
  validateSearch: validMessagesSearch,
  component: lazyRouteComponent(() => import('#features/messages/web/Messages.tsx'), 'Messages'),
})

const notifications = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/notifications',
  validateSearch: ({ tab }): { tab?: 'activity' | 'settings' } => (tab === 'activity' || tab === 'settings' ? { tab } : {}),
  component: lazyRouteComponent(() => import('#features/notifications/web/NotificationsCentre.tsx'), 'NotificationsCentre'),
})

const unknownTab = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/tab/$tabId',
  component: lazyRouteComponent(() => import('./shell/TabNotFound.tsx'), 'TabNotFound'),
})

const member = createRoute({
  getParentRoute: () => root,
  path: '/profile/$id',
  component: lazyRouteComponent(() => import('./MemberScreen.tsx'), 'MemberScreen'),
})

/** Any other address of a member is the dashboard, and signing in again goes back to where one came from. */
const anywhereElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ location }) => {
    const isSignIn = location.pathname === paths.signIn()
    throw redirect({ href: (isSignIn && returnAddress(window.location)) || paths.dashboard(), replace: true })
  },
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: paths.dashboard(), replace: true })
  },
})

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([
      start,
      dashboard,
      overview,
      profile,
      directory,
      matching,
      messages,
      notifications,
      unknownTab,
      member,
      anywhereElse,
    ]),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

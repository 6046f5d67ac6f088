import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router'

/**
 * @returns tells whether the screen is still the one on which the function was made. Asked once an answer has come: members may have opened
 *   another screen while they waited for it
 */
export function useStillHere(): () => boolean {
  const router = useRouter()
  // Not that of the next screen, which may still be loading.
  const pathname = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  return () => router.latestLocation.pathname === pathname
}

/** Navigates after something was saved, unless the member has opened another screen in the meantime. */
export function useNavigateIfStillHere(): (options: NavigateOptions) => Promise<void> {
  const router = useRouter()
  const isStillHere = useStillHere()
  return async (options) => {
    if (isStillHere()) await router.navigate(options)
  }
}

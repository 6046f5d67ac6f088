import { type NavigateOptions, useRouter, useRouterState } from '@tanstack/react-router'

/**
 * @returns tells whether the screen is still the one on which the function was made. Asked once an answer has come: members may have opened
 *   another screen while they waited for it. `renamed` is the screen's new path if a name in it was changed with what was saved
 */
export function useStillHere(): (renamed?: string) => boolean {
  const router = useRouter()
  // Not that of the next screen, which may still be loading.
  const pathname = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  return (renamed) => [pathname, renamed].includes(router.latestLocation.pathname)
}

/** Navigates after something was saved, unless the member has opened another screen in the meantime. */
export function useNavigateIfStillHere(): (options: NavigateOptions, renamed?: string) => Promise<void> {
  const router = useRouter()
  const isStillHere = useStillHere()
  return async (options, renamed) => {
    if (isStillHere(renamed)) await router.navigate(options)
  }
}

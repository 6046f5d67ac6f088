import { type ComponentType, type FunctionComponent, createElement, use, useEffect } from 'react'
import { holdScreen } from '#ui/Staged.tsx'

/** Retries for failed loads. */
const failed = new Set<() => Promise<void>>()

/** Retries all failed loads, so that components which failed because of them can render again. */
export const loadFailedAgain = async (): Promise<void> => void (await Promise.all([...failed].map((again) => again())))

/**
 * A component whose code is loaded when it is first rendered, or earlier with `preload`. On failure the surrounding error boundary is shown
 * until a retry. React's own `lazy` fails permanently, and the router's reloads the page, even offline.
 * @param isAwaited whether a screen that has it is only shown together with it while the application starts
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAwaited = true }: { isAwaited?: boolean } = {},
): FunctionComponent<Props> & { preload: () => Promise<void> | undefined } {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const start = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        failed.add(again)
        throw error
      },
    ))
  // Failures are reported when it is rendered.
  const ahead = () => start().then(ignore, ignore)
  const again = () => {
    failed.delete(again)
    loading = undefined
    return ahead()
  }
  function held() {
    const end = holdScreen()
    if (!end) return undefined
    setTimeout(end, longestWait)
    // Something else may have taken its place meanwhile.
    void ahead().then(() => setTimeout(end, longestCommit))
    return end
  }
  let release: (() => void) | undefined
  const shownWithIt = () => {
    if (isAwaited) release ??= held()
    return start()
  }
  const Lazily = (props: Props) => {
    // The React compiler moves the effect out of this function, where it can't see `release`.
    'use no memo'
    useEffect(() => release?.(), [])
    return createElement(loaded ?? use(shownWithIt()), props)
  }
  return Object.assign(Lazily, { preload: () => (loaded ? undefined : ahead()) })
}

const ignore = () => {}
/**
 * How long a screen is not shown because of code that is loading, and because of code that has loaded, in milliseconds. React may wait 300 ms
 * before it replaces a fallback.
 */
const [longestWait, longestCommit] = [5_000, 1_000]

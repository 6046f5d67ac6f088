import { type ComponentType, type FunctionComponent, createElement, use } from 'react'

/** Retries for failed loads. */
const failed = new Set<() => Promise<void>>()

/** Retries all failed loads, so that components which failed because of them can render again. */
export const loadFailedAgain = async (): Promise<void> => void (await Promise.all([...failed].map((again) => again())))

/**
 * A component whose code is loaded when it is first rendered, or earlier with `preload`. On failure the surrounding error boundary is shown
 * until a retry. React's own `lazy` fails permanently, and the router's reloads the page, even offline.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
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
  const Lazily = (props: Props) => createElement(loaded ?? use(start()), props)
  return Object.assign(Lazily, { preload: () => (loaded ? undefined : ahead()) })
}

const ignore = () => {}

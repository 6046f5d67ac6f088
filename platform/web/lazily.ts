import { type ComponentType, type FunctionComponent, createElement, use } from 'react'

/** Loads anew what could not be loaded. */
const failed = new Set<() => Promise<void>>()

/** Resolves once what could not be loaded was asked for again: whatever failed for want of it can be shown anew, or fails anew. */
export const loadFailedAgain = async (): Promise<void> => void (await Promise.all([...failed].map((again) => again())))

/**
 * A component whose code is loaded when it is first shown, or ahead of that by `preload`. If it cannot be had, what stands round it shows an error until
 * it is tried again. React's own `lazy` fails for good, and the router's reloads the page by itself, also where no server answers.
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
  // Whoever shows it is told if it fails.
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

/** The longest time to wait for the browser to be idle, in milliseconds. */
const longest = 1_000

/** Resolves when the browser is idle, so that input and rendering come first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: longest })
  })

/** Yields to the browser. */
export const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** How long the browser may have something better to do, in milliseconds. */
const longest = 1_000

/** Resolves once the browser has nothing more pressing to do, so that what is shown and pressed goes before what is made ready. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari does not say.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: longest })
  })

/** Lets the browser do what waits, and goes on. */
export const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

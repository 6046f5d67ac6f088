/**
 * Shows progress during `work`: a line that counts up in a terminal, or a line every 15 seconds in a log.
 * @template Result
 * @param {string} doing such as "Installing dependencies"
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(doing, work) {
  const { stdout } = process
  const start = performance.now()
  const elapsed = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  const line = (/** @type {string} */ state) =>
    stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${doing} ${state}${stdout.isTTY && state.startsWith('...') ? '' : '\n'}`)

  line('...')
  const ticks = setInterval(() => line(`... ${elapsed()}`), stdout.isTTY ? 200 : 15_000)
  try {
    const result = await work()
    line(`(${elapsed()})`)
    return result
  } catch (error) {
    line(`failed after ${elapsed()}`)
    throw error
  } finally {
    clearInterval(ticks)
  }
}

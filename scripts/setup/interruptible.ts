/**
 * Runs a command's work and ends the process. Ctrl+C and similar signals stop it cleanly.
 * @param work gets a signal that is then aborted, and resolves with the text to print; its errors say what to do
 */
export async function runInterruptible(work: (signal: AbortSignal) => Promise<string>): Promise<never> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort(new Error('Stopped. Nothing was saved.')))
  try {
    process.stdout.write(`${await work(stop.signal)}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(stop.signal.aborted ? 130 : 1)
  }
}

/** Ends by the signal that it is sent as its task. */
process.once('message', ({ signal }: { signal: NodeJS.Signals }) => process.kill(process.pid, signal))

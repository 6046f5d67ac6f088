import type { Logger } from 'pino'

/** Carries texts between the nodes of a community. Each node receives everything that is published, including its own. */
export interface Transport {
  /**
   * Starts listening. Everything published after the promise has resolved is received; what is sent during a break is lost, and `onBreak`
   * is called when it is over.
   */
  start(onText: (text: string) => void, onBreak: () => void): Promise<void>
  /** Rejects if the text may not have been delivered. */
  publish(text: string): Promise<void>
  stop(): Promise<void>
}

/** Falls back to the second transport if the first fails to publish, and listens to both. */
export function withFallback(first: Transport, second: Transport, log: Logger): Transport {
  let hasFallenBack = false
  return {
    async start(onText, onBreak) {
      await Promise.all([first.start(onText, onBreak), second.start(onText, onBreak)])
    },
    async publish(text) {
      try {
        await first.publish(text)
        if (hasFallenBack) log.info('VALKEY_URL responds again and carries live events')
        hasFallenBack = false
      } catch (error) {
        if (!hasFallenBack) log.error({ err: error }, 'VALKEY_URL does not respond; PostgreSQL carries live events meanwhile')
        hasFallenBack = true
        await second.publish(text)
      }
    },
    async stop() {
      await Promise.all([first.stop(), second.stop()])
    },
  }
}

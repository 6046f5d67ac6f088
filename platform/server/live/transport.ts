import type { Logger } from 'pino'

/** Carries texts between the nodes of a community. Each hears what all publish, its own too. */
export interface Transport {
  /**
   * Begins to listen. What is published once the promise has resolved is heard; what comes during a break is lost, and `onBreak`
   * tells when it is over.
   */
  start(onText: (text: string) => void, onBreak: () => void): Promise<void>
  /** Rejects if the text may not have been heard. */
  publish(text: string): Promise<void>
  stop(): Promise<void>
}

/** Publishes by the second transport what the first cannot carry, and listens to both. */
export function withSubstitute(first: Transport, second: Transport, log: Logger): Transport {
  let substituted = false
  return {
    async start(onText, onBreak) {
      await Promise.all([first.start(onText, onBreak), second.start(onText, onBreak)])
    },
    async publish(text) {
      try {
        await first.publish(text)
        if (substituted) log.info('VALKEY_URL answers again and carries live events')
        substituted = false
      } catch (error) {
        if (!substituted) log.error({ err: error }, 'VALKEY_URL does not answer; PostgreSQL carries live events meanwhile')
        substituted = true
        await second.publish(text)
      }
    },
    async stop() {
      await Promise.all([first.stop(), second.stop()])
    },
  }
}

import { clientInfo } from '../client-platform.ts'
import type { CapacitorBridge } from './bridges.ts'
import type { Shell } from './index.ts'

export interface CapacitorShell extends Shell {
  /** Has the view carry the session that is kept. @returns false if none is, or it has ended */
  resumeSession(): Promise<boolean>
}

/**
 * The mobile shells: the token lies in the platform's secure storage, under the community's address. Their views send no headers of ours
 * with pages and pictures, so the session is lent to them as a cookie that ends with the view.
 */
export function capacitorShell(
  { SecureStoragePlugin: storage }: Pick<CapacitorBridge['Plugins'], 'SecureStoragePlugin'>,
  { origin, ask = fetch }: { origin: string; ask?: typeof fetch | undefined } = { origin: location.origin },
): CapacitorShell {
  const key = `session of ${origin}`

  async function lend(token: string): Promise<Response> {
    return ask(`${origin}/api/session/cookie`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-client-info': clientInfo() },
    })
  }

  async function forget(): Promise<void> {
    // What is not there cannot be removed.
    await storage.remove({ key }).catch(() => {})
  }

  return {
    async keepSession(token) {
      // Without a storage that works, one signs in again when the app is started next.
      await storage.set({ key, value: token }).catch(() => {})
      const answer = await lend(token)
      if (!answer.ok) throw new TypeError('the session could not be lent to the view')
    },
    forgetSession: forget,
    async resumeSession() {
      const kept = await storage.get({ key }).catch(() => undefined)
      if (!kept?.value) return false
      const { ok, status } = await lend(kept.value)
      if (status === 401) await forget()
      return ok
    },
  }
}

import { clientInfo } from '../client-platform.ts'
import type { CapacitorBridge, Shell } from './bridges.ts'

export interface CapacitorShell extends Shell {
  /** Has the view carry the session that is kept. @returns false if none is, or it has ended */
  resumeSession(): Promise<boolean>
}

/**
 * The mobile shells: the token lies in the platform's secure storage, under the community's address. Their views send no headers of ours
 * with pages and pictures, so the session is lent to them as a cookie that ends with the view.
 */
export function capacitorShell(
  { SecureStorage: storage }: Pick<CapacitorBridge['Plugins'], 'SecureStorage'>,
  { origin, ask = fetch }: { origin: string; ask?: typeof fetch | undefined } = { origin: location.origin },
): CapacitorShell {
  /** In no cloud, and in no copy of the device. */
  const item = { prefixedKey: `session of ${origin}`, sync: false }
  const onThisDevice = 1

  async function lend(token: string): Promise<Response> {
    return ask(`${origin}/api/session/cookie`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-client-info': clientInfo() },
    })
  }

  async function forget(): Promise<void> {
    await storage.internalRemoveItem(item)
  }

  return {
    async keepSession(token) {
      // Without a storage that works, one signs in again when the app is started next.
      await storage.internalSetItem({ ...item, data: token, access: onThisDevice }).catch(() => {})
      const answer = await lend(token)
      if (!answer.ok) throw new TypeError('the session could not be lent to the view')
    },
    forgetSession: forget,
    async resumeSession() {
      const { data } = await storage.internalGetItem(item)
      if (!data) return false
      const { ok, status } = await lend(data)
      if (status === 401) await forget()
      return ok
    },
  }
}

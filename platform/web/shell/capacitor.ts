import { clientInfo } from '../client-platform.ts'
import type { CapacitorBridge, Shell } from './bridges.ts'

export interface CapacitorShell extends Shell {
  /** Restores the stored session in the web view. @returns false if there is none, or it has ended */
  resumeSession(): Promise<boolean>
}

/**
 * The mobile shells: the token is in the platform's secure storage, by community URL. Web views cannot add headers to pages and pictures,
 * so the session is also set as a cookie that ends with the view.
 */
export function capacitorShell(
  { SecureStorage: storage }: Pick<CapacitorBridge['Plugins'], 'SecureStorage'>,
  { origin, ask = fetch }: { origin: string; ask?: typeof fetch | undefined } = { origin: location.origin },
): CapacitorShell {
  /** Not synced to a cloud or included in device backups. */
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
      // Without working storage, members sign in again on the next start.
      await storage.internalSetItem({ ...item, data: token, access: onThisDevice }).catch(() => {})
      const answer = await lend(token)
      if (!answer.ok) throw new TypeError('the session could not be restored in the web view')
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

/** The parts of Electron's `safeStorage` used here. */
interface SafeStorage {
  isEncryptionAvailable(): boolean
  /** Linux only. */
  getSelectedStorageBackend?(): string
  encryptString(text: string): Buffer
  decryptString(encrypted: Buffer): string
}

/** The operations used on one file. */
export interface KeptFile {
  /** @returns undefined if it does not exist */
  read(): Buffer | undefined
  /** Readable by the user alone, and written completely or not at all. */
  write(content: Buffer): void
  remove(): void
}

export interface SessionStore {
  token(): string | undefined
  /** Stores it for the next start if the system can do so safely, otherwise in memory until the shell ends. */
  keep(token: string): void
  forget(): void
}

/** The format of a session's token; anything else is not stored. */
const tokenShape = /^[\w-]{16,200}\.[\w+/=-]{16,200}$/
export const isToken = (given: unknown): given is string => typeof given === 'string' && tokenShape.test(given)

/** The token of one community's session, encrypted by the system's keychain and bound to the community. */
export function sessionStore(community: string, storage: SafeStorage, file: KeptFile): SessionStore {
  // `basic_text` encrypts with a publicly known password.
  const isSafe = () => storage.isEncryptionAvailable() && storage.getSelectedStorageBackend?.() !== 'basic_text'
  let token = read()

  function read(): string | undefined {
    const encrypted = file.read()
    if (!encrypted || !isSafe()) return undefined
    try {
      const kept = JSON.parse(storage.decryptString(encrypted)) as { community?: unknown; token?: unknown }
      return kept.community === community && isToken(kept.token) ? kept.token : undefined
    } catch {
      // It belongs to another user or keychain.
      return undefined
    }
  }

  return {
    token: () => token,
    keep(given) {
      token = given
      if (isSafe()) file.write(storage.encryptString(JSON.stringify({ community, token })))
      else file.remove()
    },
    forget() {
      token = undefined
      file.remove()
    },
  }
}

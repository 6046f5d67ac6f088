/** The desktop shell's API for pages (shells/electron/src/preload.ts): it accepts the session's token, but never returns it. */
export interface ElectronBridge {
  keepSession(token: string): Promise<void>
  forgetSession(): Promise<void>
}

/** The parts of the mobile shell's API that are used: plugins by the names installed in shells/capacitor/package.json. */
export interface CapacitorBridge {
  Plugins: {
    /** Keychain or Keystore (@aparajita/capacitor-secure-storage). `access` is for iOS: 1 means while unlocked, on this device only. */
    SecureStorage: {
      internalGetItem(options: { prefixedKey: string; sync: boolean }): Promise<{ data: string | null }>
      internalSetItem(options: { prefixedKey: string; data: string; sync: boolean; access: number }): Promise<unknown>
      internalRemoveItem(options: { prefixedKey: string; sync: boolean }): Promise<unknown>
    }
    App: {
      addListener(event: 'appUrlOpen', listener: (opened: { url: string }) => void): unknown
      /** The link that started the app. */
      getLaunchUrl(): Promise<{ url: string } | undefined>
    }
  }
}

/** Where a shell keeps its member's session; browsers have a cookie. */
export interface Shell {
  /** Keeps the token for the next start, where the platform can, and has the view carry the session from now on. */
  keepSession(token: string): Promise<void>
  forgetSession(): Promise<void>
}

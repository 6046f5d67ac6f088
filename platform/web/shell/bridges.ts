/** What the desktop shell lets a page do (shells/electron/src/preload.ts): it takes the session's token, and gives it to no page. */
export interface ElectronBridge {
  keepSession(token: string): Promise<void>
  forgetSession(): Promise<void>
}

/** Of what the mobile shell puts into a page, what is used: plugins by the names that shells/capacitor/package.json installs. */
export interface CapacitorBridge {
  Plugins: {
    /** Keychain or Keystore (@aparajita/capacitor-secure-storage). `access` is iOS's: 1 is while unlocked, and on this device only. */
    SecureStorage: {
      internalGetItem(options: { prefixedKey: string; sync: boolean }): Promise<{ data: string | null }>
      internalSetItem(options: { prefixedKey: string; data: string; sync: boolean; access: number }): Promise<unknown>
      internalRemoveItem(options: { prefixedKey: string; sync: boolean }): Promise<unknown>
    }
    App: {
      addListener(event: 'appUrlOpen', listener: (opened: { url: string }) => void): unknown
      /** The link that the app was started by. */
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

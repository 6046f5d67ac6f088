import { type Store, createStore } from '#platform/web/store.ts'

const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

const storageKey = 'theme'
const preference = createStore<ThemePreference>(storedTheme() ?? 'system')

/** The preference stored on this device. */
export const theme: Store<ThemePreference> = preference

/** @returns undefined if storage is blocked */
function storedTheme(): ThemePreference | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return undefined
  }
}

/** Stores the preference on this device and applies it, also in other open tabs. */
export function writeTheme(chosen: ThemePreference) {
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // Without storage, the preference lasts until the page is closed.
  }
  preference.set(chosen)
}

/** Applies the preference when it, the system's theme or another tab changes. Called once at start; returns a function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const chosen = preference.get()
    document.documentElement.classList.toggle('dark', chosen === 'system' ? system.matches : chosen === 'dark')
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) preference.set(storedTheme() ?? preference.get())
  }
  const stopFollowing = preference.listen(paint)
  system.addEventListener('change', paint)
  window.addEventListener('storage', onStorage)
  paint()
  return () => {
    stopFollowing()
    system.removeEventListener('change', paint)
    window.removeEventListener('storage', onStorage)
  }
}

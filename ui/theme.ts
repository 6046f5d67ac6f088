import { type Store, createStore } from '#platform/web/store.ts'

const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

const storageKey = 'theme'
const preference = createStore<ThemePreference>(storedTheme() ?? 'system')

/** The preference on this device. */
export const theme: Store<ThemePreference> = preference

/** @returns undefined where the browser refuses storage */
function storedTheme(): ThemePreference | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return undefined
  }
}

/** Remembers the preference on this device and shows it at once, here and in other open tabs. */
export function writeTheme(chosen: ThemePreference) {
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // A browser that refuses storage keeps the preference until the page is left.
  }
  preference.set(chosen)
}

/** Keeps the page on the preference while that, the system, or another tab's changes. Called once at start; returns how to stop. */
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

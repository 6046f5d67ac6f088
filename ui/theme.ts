const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

const storageKey = 'theme'
let unstored: ThemePreference = 'system'
const listeners = new Set<() => void>()

export function readTheme(): ThemePreference {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return unstored
  }
}

/** Remembers the preference on this device and shows it at once, here and in other open tabs. */
export function writeTheme(preference: ThemePreference) {
  unstored = preference
  try {
    localStorage.setItem(storageKey, preference)
  } catch {
    // A browser that refuses storage keeps the preference until the page is left.
  }
  announce()
}

/** Keeps the page on the preference while the system, or another tab, changes. Called once at start; returns how to stop. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) announce()
  }
  system.addEventListener('change', paint)
  window.addEventListener('storage', onStorage)
  paint()
  return () => {
    system.removeEventListener('change', paint)
    window.removeEventListener('storage', onStorage)
  }
}

function paint() {
  const preference = readTheme()
  const dark = preference === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : preference === 'dark'
  document.documentElement.classList.toggle('dark', dark)
}

function announce() {
  paint()
  for (const listener of listeners) listener()
}

/** Tells the listener of every change, until the function it returns is called. */
export function subscribeToTheme(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

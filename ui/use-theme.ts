import { useSyncExternalStore } from 'react'
import { type ThemePreference, readTheme, subscribeToTheme, writeTheme } from './theme.ts'

/** The preference, and the way to change it; every user of the hook is told of changes. */
export function useTheme(): [ThemePreference, (preference: ThemePreference) => void] {
  return [useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const), writeTheme]
}

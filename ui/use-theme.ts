import { useStore } from '#platform/web/use-store.ts'
import { type ThemePreference, theme, writeTheme } from './theme.ts'

/** The preference, and the way to change it; every user of the hook is told of changes. */
export function useTheme(): [ThemePreference, (preference: ThemePreference) => void] {
  return [useStore(theme), writeTheme]
}

import { useStore } from '#platform/web/use-store.ts'
import { type ThemePreference, theme, writeTheme } from './theme.ts'

/** The theme preference and its setter; re-renders on changes. */
export function useTheme(): [ThemePreference, (preference: ThemePreference) => void] {
  return [useStore(theme), writeTheme]
}

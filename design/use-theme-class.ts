import { useSyncExternalStore } from 'react'

const { documentElement } = document

/** The class of <html>, which names the theme. */
export const useThemeClass = (): string => useSyncExternalStore(followClass, () => documentElement.className)

function followClass(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

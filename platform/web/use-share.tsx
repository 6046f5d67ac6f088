import type { ReactNode } from 'react'
import { useIsPhone } from './phone.ts'
import { useCopy } from './use-copy.tsx'

interface Shared {
  title: string
  url: string
}

/**
 * Opens the share sheet of a phone; elsewhere, or without one, copies the link and says so. Desktop browsers can share too, but there people
 * expect the link.
 * @returns `prompt` must be rendered
 */
export function useShare(): { share: (shared: Shared, said: string) => void; prompt: ReactNode } {
  const isPhone = useIsPhone()
  const { copy, prompt } = useCopy()

  async function share(shared: Shared, said: string) {
    if (isPhone && 'share' in navigator) {
      try {
        await navigator.share(shared)
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    copy(shared.url, said)
  }
  return { share: (shared, said) => void share(shared, said), prompt }
}

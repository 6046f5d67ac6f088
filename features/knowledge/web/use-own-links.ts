import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { whenShown } from '#ui/Staged.tsx'

/** Follows links to the app's own screens without loading the page. */
export function useOwnLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    void navigate({ href: link.pathname + link.search + link.hash })
  })
  useEffect(() => {
    const element = text.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text])
}

/** Scrolls to the chapter in the address, which did not exist when the browser went there. */
export function useArrival(): void {
  useEffect(() => {
    const id = decodeHash(location.hash)
    if (id) void whenShown().then(() => document.getElementById(id)?.scrollIntoView())
  }, [])
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

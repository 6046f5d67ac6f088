import { useEffect, useEffectEvent } from 'react'
import { isHelpKey, isPaletteKey } from './shortcuts.ts'

/** Handles the shell's shortcuts while mounted. */
export function useShortcuts(actions: { palette: () => void; help: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) && !isHelpKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (isPaletteKey(event)) actions.palette()
    else actions.help()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    // In the capture phase, because menus and buttons stop the propagation of keys they handle.
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

import { useEffect, useEffectEvent } from 'react'
import { isHelpKey, isPaletteKey } from './shortcuts.ts'

/** Listens for the shell's keys as long as it stands. */
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
    // On its way down: menus and buttons keep the keys they hear to themselves.
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

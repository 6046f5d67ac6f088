import { useEffect, useEffectEvent } from 'react'
import { isOccupied } from '../connected/attention.ts'

export interface DeckKeys {
  pass: () => void
  connect: () => void
  bookmark: () => void
  undo: () => void
}

/** Where keys mean something else: what is gone through with arrows, and dialogs that leave the page in reach. */
const elsewhere = 'select, [role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/** The deck by keyboard: arrows decide, B bookmarks, Z takes back. A key that is held down decides once. */
export function useDeckKeys(keys: DeckKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!isOurs || (event.target instanceof Element && event.target.closest(elsewhere)) || isOccupied()) return
    const act = { ArrowLeft: keys.pass, ArrowRight: keys.connect, b: keys.bookmark, z: keys.undo }[nameOf(event)]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Letters are the same letters while the keyboard writes capitals. */
const nameOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key)

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * When a row that has the focus is removed, moves the focus to the row in its place, or to the container if there is none, so that keyboard
 * users can continue.
 * @param version changes when rows may have been removed
 * @returns handlers for the container, which must be focusable
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, version: unknown) {
  /** The index of the row that has the focus, or whose menu has it; -1 while the container has it. */
  const place = useRef<number>(undefined)
  /** That row's list: the container may have several. */
  const list = useRef<Element>(null)
  const before = useRef(version)
  useEffect(() => {
    if (before.current === version) return
    before.current = version
    if (place.current === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.isConnected ? list.current.children : (box.current?.querySelectorAll('li') ?? []))]
    const next = rows[Math.min(place.current, rows.length - 1)]?.querySelector<HTMLElement>('a:not([aria-hidden])') ?? box.current
    next?.focus()
  }, [box, version])

  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // Focus in a menu or dialog, which are elsewhere in the DOM.
      if (!currentTarget.contains(target)) return
      const closest = target.closest('li')
      // The container may itself be in a row.
      const row = currentTarget.contains(closest) ? closest : null
      list.current = row?.parentElement ?? null
      place.current = [...(list.current?.children ?? [])].findIndex((each) => each === row)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      const isNear = currentTarget.contains(relatedTarget) || relatedTarget?.closest('.popover, .scrim')
      if (!isNear) place.current = undefined
    },
  }
}

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * What goes takes the focus of its buttons with it. Then the row in its place has it, or the box where there is none, so that the keyboard
 * goes on from there.
 * @param version changes when something may have gone
 * @returns handlers of the box, which can have the focus itself
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, version: unknown) {
  /** Of the row that has the focus, or whose menu has it; -1 for none while the box has it. */
  const place = useRef<number>(undefined)
  const before = useRef(version)
  useEffect(() => {
    if (before.current === version) return
    before.current = version
    if (place.current === undefined || document.activeElement !== document.body) return
    const rows = [...(box.current?.querySelectorAll('li') ?? [])]
    const next = rows[Math.min(place.current, rows.length - 1)]?.querySelector('a') ?? box.current
    next?.focus()
  }, [box, version])

  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // A menu's or a dialog's, which stand elsewhere in the page.
      if (!currentTarget.contains(target)) return
      const row = target.closest('li')
      place.current = [...(row?.parentElement?.children ?? [])].findIndex((each) => each === row)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      const isNear = currentTarget.contains(relatedTarget) || relatedTarget?.closest('.popover, .scrim')
      if (!isNear) place.current = undefined
    },
  }
}

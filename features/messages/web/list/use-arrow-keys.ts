import { type RefObject, useEffect } from 'react'

/** Lets up and down move through the rows of a pane (`data-row`), and out of the search above them; there Enter opens the first row. */
export function useArrowKeys(pane: RefObject<HTMLElement | null>, search: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = pane.current
    function move(event: KeyboardEvent) {
      const rows = [...(element?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const index = rows.findIndex((row) => row === document.activeElement)
      const isInSearch = document.activeElement === search.current
      if ((index < 0 && !isInSearch) || event.isComposing) return
      if (isInSearch && event.key === 'Enter') rows[0]?.click()
      const above = index > 0 ? rows[index - 1] : search.current
      const next = event.key === 'ArrowDown' ? rows[index + 1] : event.key === 'ArrowUp' && !isInSearch ? above : undefined
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', move)
    return () => element?.removeEventListener('keydown', move)
  }, [pane, search])
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSingleKey, singleKeys } from '#platform/web/single-keys.ts'

interface ReaderActions {
  /** Goes this many pages forward or back. */
  turn: (by: number) => void
  goTo: (page: number) => void
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  fullScreen: () => void
  leave: () => void
}

/** Keyboard shortcuts of the reader, regardless of focus; fields, menus and dialogs keep their own keys. */
export function useReaderKeys(scroller: RefObject<HTMLElement | null>, pages: number, actions: ReaderActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isSingleKey(key) && !singleKeys.get()) return
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]')) return
    const element = scroller.current
    const isWide = element !== null && element.scrollWidth > element.clientWidth
    const act = actionOf(key, actions, pages, event.shiftKey, isWide)
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

/** @param isWide whether pages are wider than the viewport, so that arrow keys scroll */
function actionOf(key: string, actions: ReaderActions, pages: number, isShifted: boolean, isWide: boolean): (() => void) | undefined {
  const { turn, goTo } = actions
  if (key === '+' || key === '=') return actions.zoomIn
  // Shift selects text.
  if (isShifted) return undefined
  switch (key) {
    case 'ArrowRight':
      return isWide ? undefined : () => turn(1)
    case 'ArrowLeft':
      return isWide ? undefined : () => turn(-1)
    case 'PageDown':
      return () => turn(1)
    case 'PageUp':
      return () => turn(-1)
    case 'Home':
      return () => goTo(1)
    case 'End':
      return () => goTo(pages)
    case '-':
      return actions.zoomOut
    case '0':
      return actions.fit
    case 'f':
      return actions.fullScreen
    case 'Escape':
      return document.fullscreenElement ? undefined : actions.leave
    default:
      return undefined
  }
}

import { type RefObject, useEffect, useState } from 'react'

/** The row (`data-index`) of a list that holds the focus. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>()
  useEffect(() => {
    const element = list.current
    const enter = ({ target }: FocusEvent) => {
      const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
      setRow(index === undefined ? undefined : Number(index))
    }
    const leave = () => setRow(undefined)
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])
  return row
}

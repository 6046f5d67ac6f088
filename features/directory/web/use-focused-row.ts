import { type RefObject, useEffect, useState } from 'react'

/** The row (`data-index`) of a list that holds the focus. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>()
  useEffect(() => {
    const element = list.current
    const enter = ({ target }: FocusEvent) => setRow(rowOf(target))
    // Told where the focus goes before it is there: the row that gets it must not leave the page in between.
    const leave = ({ relatedTarget }: FocusEvent) => setRow(rowOf(relatedTarget))
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])
  return row
}

function rowOf(target: EventTarget | null): number | undefined {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
  return index === undefined ? undefined : Number(index)
}

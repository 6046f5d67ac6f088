import { useEffect } from 'react'

/** Changes the number of a card's forms with text that is not saved. */
export type CountUnsaved = (change: (forms: number) => number) => void

/** Counts a form while its text is not saved: until then, a press outside does not close the card. */
export function useUnsavedText(isUnsaved: boolean, onCount: CountUnsaved): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    onCount((forms) => forms + 1)
    return () => onCount((forms) => forms - 1)
  }, [isUnsaved, onCount])
}

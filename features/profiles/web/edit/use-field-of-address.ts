import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fieldOrder } from './field-labels.ts'
import { anchorOf, focusField } from './FormField.tsx'

/** A link may lead to one field of the form ('#profile-bio'): it gets the focus once the form stands. */
export function useFieldOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const name = fieldOrder.find((each) => anchorOf(each) === hash)
    if (name) focusField(name)
  }, [hash])
}

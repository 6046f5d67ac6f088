import { createContext } from 'react'

/** What a number field says beside letters that it refuses, in the reader's language. Apart from the field, so that the shell does not load it. */
export const RefusedEntryText = createContext('')

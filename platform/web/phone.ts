import { readerOnServer } from './reader.ts'
import { useMediaQuery } from './use-media-query.ts'

const phones = '(max-width: 47.99875em)'

/** Whether the layout is the phone's (below 768 px); follows the window. */
export const useIsPhone = (): boolean => useMediaQuery(phones, readerOnServer()?.isPhone ?? false)

/** The same at this moment. */
export const isPhoneNow = (): boolean => window.matchMedia(phones).matches

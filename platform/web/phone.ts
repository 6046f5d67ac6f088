import { readerOnServer } from './reader.ts'
import { useMediaQuery } from './use-media-query.ts'

const phones = '(max-width: 47.99875em)'

/** Whether the phone layout is used (below 768 px); follows the window. */
export const useIsPhone = (): boolean => useMediaQuery(phones, readerOnServer()?.isPhone ?? false)

/** The same, without subscribing. */
export const isPhoneNow = (): boolean => window.matchMedia(phones).matches

import { readerOnServer } from './reader.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Whether the layout is the phone's (below 768 px); follows the window. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99875em)', readerOnServer()?.isPhone ?? false)

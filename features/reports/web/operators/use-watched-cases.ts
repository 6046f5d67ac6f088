import { useWatched } from '#platform/web/live/index.ts'

const allCases = ['reports:cases']

/** Keeps the cases on the screen in sync with the server; for operators' screens. */
export const useWatchedCases = (): void => useWatched(allCases)

/** Loads the texts of refusals when the first one arrives. Without a connection, the server's own words are shown. */
export const bringProblemTexts = (): Promise<unknown> => import('./problem-texts.ts').catch(() => {})

/** Loads the texts of refusals when the first one occurs, to keep the page small. If that fails, the server's English text is shown. */
export const loadProblemTexts = (): Promise<unknown> => import('./problem-texts.ts').catch(() => {})

import { consolePath } from '#platform/paths.ts'

/** @param text one of `legalTexts` */
export const legalPath = (text: string) => `/legal/${text}`
/** A version of the terms that was published, also an earlier one. */
export const termsVersionPath = (number: number) => `${legalPath('terms')}?version=${number}`
/** Publishing new terms, for operators. */
export const termsPath = () => consolePath('terms')

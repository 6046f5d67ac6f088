/** @param text one of `legalTexts` */
export const legalPath = (text: string) => `/legal/${text}`

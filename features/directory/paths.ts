import { tabPath } from '#platform/paths.ts'

export const directoryPath = () => tabPath('organisations')
/** The directory's organisations. */
export const organisationsPath = () => `${directoryPath()}?view=organisations`

import { tabPath } from '#platform/paths.ts'

export const directoryPath = () => tabPath('organisations')

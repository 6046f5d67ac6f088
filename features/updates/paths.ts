import { tabPath } from '#platform/paths.ts'

export const updatesPath = () => tabPath('updates')
export const updatePath = (id: string) => `${updatesPath()}/${id}`
export const newUpdatePath = () => `${updatesPath()}/new`

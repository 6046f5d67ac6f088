import { tabPath } from '#platform/paths.ts'

/** Updates that a founder sent, or an investor got; reached from the profile's menu, the palette and the investments. */
export const updatesPath = () => tabPath('updates')
export const updatePath = (id: string) => `${updatesPath()}/${id}`
export const newUpdatePath = () => `${updatesPath()}/new`

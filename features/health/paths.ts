import { consolePath } from '#platform/paths.ts'

/** Whether the server and what it depends on are well. */
export const healthPath = () => consolePath('health')

import { consolePath } from '#platform/paths.ts'

export const supportPath = () => consolePath('members')
/** The page for helping a member. */
export const supportedMemberPath = (id: string) => `${supportPath()}/${id}`
export const exportFilePath = (id: string) => `/api/operators/bulk-acts/${id}/file`

import { consolePath, dashboardPath, tabPath } from '#platform/paths.ts'

/** The groups that a member belongs to or can join. */
export const groupsPath = () => tabPath('groups')

export const groupPath = (id: string) => `${dashboardPath()}/groups/${id}`

/** Where the programme's managers look after all groups. */
export const operatedGroupsPath = () => consolePath('groups')

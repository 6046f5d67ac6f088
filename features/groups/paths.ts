import { tabPath } from '#platform/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'

/** The groups that a member belongs to or can join. */
export const groupsPath = () => tabPath('groups')

export const groupPath = (id: string) => `/dashboard/groups/${id}`

/** Where the programme's managers look after all groups. */
export const operatedGroupsPath = () => `${operatorsPath()}/groups`

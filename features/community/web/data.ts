import { roomApi } from '#platform/web/api.ts'
import type { communityContract } from '../contract.ts'

export const community = roomApi<typeof communityContract>('community')

/** The community's name, contact address and group. */
export const communityFace = () => community.query.face.queryOptions()
/** All settings of the community. */
export const communitySettings = () => community.query.settings.queryOptions()

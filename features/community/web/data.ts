import { roomApi } from '#platform/web/api.ts'
import type { communityContract } from '../contract.ts'

export const community = roomApi<typeof communityContract>('community')

/** What the community is called, and where else it meets. */
export const communityFace = () => community.query.face.queryOptions()
/** All that operators say of it. */
export const communitySettings = () => community.query.settings.queryOptions()

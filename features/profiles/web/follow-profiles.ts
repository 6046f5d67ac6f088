import { onResync, roomLive, useWatched } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { memberIn, refreshMember } from '#features/members/web/index.ts'
import type { relationsLive } from '#features/relations/contract.ts'
import type { PublicProfile, profilesLive } from '../contract.ts'
import { mine, profileOf, profiles } from './data.ts'

const live = roomLive<typeof profilesLive & typeof relationsLive>()

/** Subscribes to changes of this profile while it is shown. */
export const useShownProfile = (profile: PublicProfile | undefined): void => useWatched(profile ? [`profile:${profile.id}`] : [])

/** Updates profiles when their members change them. */
export const followProfiles: Follow = ({ queryClient }) => [
  live.on('profiles.changed', ({ id, updated_at }) => {
    const isOwn = memberIn(queryClient)?.id === id
    const { queryKey } = isOwn ? mine() : profileOf(id)
    // Ignore changes that this page saved or received before.
    const known = queryClient.getQueryData<{ updated_at: string }>(queryKey)
    if (known && known.updated_at >= updated_at) return
    void queryClient.invalidateQueries({ queryKey })
    if (isOwn) void refreshMember(queryClient)
  }),
  // The email address may be visible to connections only.
  live.on('relations.connections', ({ member_id }) => void queryClient.invalidateQueries({ queryKey: profileOf(member_id).queryKey })),
  onResync(() => {
    void queryClient.invalidateQueries({ queryKey: profiles.query.key() })
    void refreshMember(queryClient)
  }),
]

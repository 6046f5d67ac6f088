import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { useRefreshMember } from '#features/members/web/index.ts'
import type { OwnProfile, profilesContract } from '../contract.ts'

export const profiles = roomApi<typeof profilesContract>('profiles')
export const mine = () => queryOptions(profiles.query.mine.queryOptions())
export const profileOf = (id: string) => queryOptions(profiles.query.get.queryOptions({ input: { id } }))

/** One's own profile. */
export const useMyProfile = () => useQuery(mine())

/** A member's profile as the reader may see it. */
export const useProfile = (id: string) => useQuery(profileOf(id))

/** Puts one's own profile, as an answer brought it, everywhere it is shown. */
export function useRememberProfile(): (profile: OwnProfile) => void {
  const queryClient = useQueryClient()
  const refreshMember = useRefreshMember()
  return (profile) => {
    queryClient.setQueryData(mine().queryKey, profile)
    void refreshMember()
  }
}

export function useSaveProfile() {
  const remember = useRememberProfile()
  return useMutation(profiles.query.save.mutationOptions({ onSuccess: ({ profile }) => remember(profile) }))
}

/** Saves some fields of one's own profile. @param onSaved is told also once what asked for it has gone */
export function useAmendProfile(onSaved: (profile: OwnProfile) => void) {
  const remember = useRememberProfile()
  return useMutation(
    profiles.query.amend.mutationOptions({
      onSuccess(profile) {
        onSaved(profile)
        remember(profile)
      },
    }),
  )
}

/** Takes the profile picture or the cover photo away. */
export function useRemovePicture(kind: 'picture' | 'cover') {
  const remember = useRememberProfile()
  const procedure = kind === 'cover' ? profiles.query.removeCover : profiles.query.removePicture
  return useMutation(procedure.mutationOptions({ onSuccess: remember }))
}

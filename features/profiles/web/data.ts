import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { useRefreshMember } from '#features/members/web/index.ts'
import type { OwnProfile, profilesContract } from '../contract.ts'

export const profiles = roomApi<typeof profilesContract>('profiles')
export const mine = () => queryOptions(profiles.query.mine.queryOptions())
export const profileOf = (id: string) => queryOptions(profiles.query.get.queryOptions({ input: { id } }))

/** The member's own profile. */
export const useMyProfile = () => useQuery(mine())

/** A member's profile as the reader may see it. */
export const useProfile = (id: string) => useQuery(profileOf(id))

/** Updates the cache with the member's own profile from a response. */
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

/** Updates some fields of the member's own profile. @param onSaved is called even if the component has unmounted */
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

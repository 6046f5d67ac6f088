import { useOwnGroups } from '#features/groups/web/index.ts'
import type { Post } from '../../contract.ts'

/** Whether a post belongs to an archived group: it can be read, but nothing is added to it. */
export function useIsArchived({ group }: Post): boolean {
  return useOwnGroups().some(({ id, is_archived }) => id === group?.id && is_archived)
}

import { useMember } from '#features/members/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Composer } from '../compose/Composer.tsx'
import { Feed } from '../feed/Feed.tsx'
import { PinnedPosts } from '../feed/PinnedPosts.tsx'
import { ProfileFirst } from '../ProfileFirst.tsx'

/** On the page of a group: what its people write, those first that leaders pinned. */
export function GroupPosts({ group }: Slots['group.posts']) {
  const member = useMember()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-3">
      {member &&
        !group.archived_at &&
        (member.profile_completed ? <Composer key={group.id} member={member} group={group} /> : <ProfileFirst />)}
      <PinnedPosts group_id={group.id} />
      <Feed group_id={group.id} />
    </div>
  )
}

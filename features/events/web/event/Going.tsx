import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { EventDetails } from '../../registration-contract.ts'
import { goingPages } from '../data.ts'

/** Connections who attend and share it; nothing if there are none. */
export function Going({ event: { id, connections } }: { event: EventDetails }) {
  const pages = useInfiniteQuery({ ...goingPages(id), enabled: connections.count > 0 })
  const items = connections.count === 0 ? [] : itemsOf(pages.data)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="who-goes" className="border-t border-line pt-4">
      <h2 id="who-goes" className="mb-2 font-semibold">
        <Trans>Connections attending</Trans>
      </h2>
      <ul className="grid gap-2.5">
        {items.map((member) => (
          <li key={member.id}>
            <Link to={profilePath(member.id)} className="group flex min-h-8 items-center gap-2.5">
              <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={28} />
              <span dir="auto" className="min-w-0 truncate group-hover:underline">
                {member.full_name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </section>
  )
}

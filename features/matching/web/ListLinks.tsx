import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, Handshake, Heart, Layers } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { listCounts, shownCount } from './lists/counts.ts'
import type { MatchListName } from './search.ts'

/** The ways from the cards to the lists, and back. On phones their icons alone. */
export function ListLinks({ role, list }: { role: MemberGroup | undefined; list: MatchListName | undefined }) {
  const { t } = useLingui()
  const { data: counts } = useQuery({ ...listCounts(), refetchInterval: usePolling() })
  const links = [
    { list: 'interests', label: t`Interests`, icon: Heart, count: shownCount(counts?.interests) },
    { list: 'connections', label: t`Connections`, icon: Handshake, count: undefined },
    { list: 'bookmarks', label: t`Bookmarks`, icon: Bookmark, count: undefined },
  ] as const
  const look = buttonClass({ variant: 'quiet', size: 'small', className: 'phone:px-3.5' })
  if (list) {
    return (
      <Link to={paths.tab('matching')} search={role ? { role } : {}} className={look}>
        <Layers aria-hidden />
        {t`Matches`}
      </Link>
    )
  }
  return (
    <nav aria-label={t`Lists`} className="-me-2.75 flex">
      {links.map(({ list: name, label, icon: Icon, count }) => (
        <Link key={name} to={paths.tab('matching')} search={{ ...(role && { role }), list: name }} className={look}>
          <Icon aria-hidden />
          <span className="phone:sr-only">{label}</span>
          {count && <CountBadge className="phone:absolute phone:end-0.5 phone:top-0.5">{count}</CountBadge>}
        </Link>
      ))}
    </nav>
  )
}

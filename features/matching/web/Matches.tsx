import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, Handshake, Heart, Layers, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dashboardPath } from '#platform/paths.ts'
import { matchingPath } from '../paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { type MemberGroup, groupOf } from '#features/profiles/vocabulary.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useMember } from '#features/members/web/index.ts'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { listCounts, shownCount } from './data.ts'
import { useUndo } from './deck/use-undo.ts'
import { MatchLists } from './lists/MatchLists.tsx'
import { DeckPane } from './screen/DeckPane.tsx'
import { SidePanel } from './screen/SidePanel.tsx'
import { type MatchListName, usualRole, validMatchingSearch } from './search.ts'

/** AI Match: members to decide on, card by card, and the lists of those who were. Role and list stand in the address. */
export function Matches() {
  const { t } = useLingui()
  const member = useMember()
  const isPhone = useIsPhone()
  const [search, show] = useScreenSearch(validMatchingSearch)
  const [said, say] = useState('')
  const usual = usualRole(groupOf(member?.user_type ?? 'investor'))
  const role = search.role ?? usual
  const self = member?.id ?? ''

  const undo = useUndo(self, (card, backIn) => {
    say(t`Undone. ${card.full_name} is back.`)
    if (backIn !== role || search.list) show({ role: backIn })
  })
  if (!member) return null

  return (
    <div className={classNames('mx-auto max-w-234', !search.list && 'max-lg:max-w-165')}>
      <PageHeading
        back={{ href: dashboardPath(), label: t`Back` }}
        title={t`Your AI Matches`}
        actions={
          <>
            {isPhone && undo && !search.list && <IconButton icon={Undo2} label={t`Undo last swipe`} onPress={undo} />}
            <ListLinks role={search.role} list={search.list} />
          </>
        }
      />
      {search.list ? (
        <MatchLists list={search.list} onChange={(list) => show({ ...search, list })} />
      ) : (
        <div className="grid grid-cols-[minmax(0,560px)_320px] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-4">
          <DeckPane self={self} role={role} onRole={(next) => show({ role: next === usual ? undefined : next })} undo={undo} say={say} />
          {!isPhone && <SidePanel self={self} onUndo={undo} />}
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  )
}

/** The ways from the cards to the lists, and back. On phones their icons alone. */
function ListLinks({ role, list }: { role: MemberGroup | undefined; list: MatchListName | undefined }) {
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
      <Link to={matchingPath()} search={role ? { role } : {}} className={look}>
        <Layers aria-hidden />
        {t`Matches`}
      </Link>
    )
  }
  return (
    <nav aria-label={t`Lists`} className="-me-2.75 flex">
      {links.map(({ list: name, label, icon: Icon, count }) => (
        <Link key={name} to={matchingPath()} search={{ ...(role && { role }), list: name }} className={look}>
          <Icon aria-hidden />
          <span className="phone:sr-only">{label}</span>
          {count && <CountBadge className="phone:absolute phone:end-0.5 phone:top-0.5">{count}</CountBadge>}
        </Link>
      ))}
    </nav>
  )
}

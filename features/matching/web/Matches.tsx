import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#platform/paths.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMember } from '#features/members/web/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useUndo } from './deck/use-undo.ts'
import { DeckPane } from './DeckPane.tsx'
import { ListLinks } from './ListLinks.tsx'
import { MatchLists } from './lists/MatchLists.tsx'
import { SidePanel } from './panel/SidePanel.tsx'
import type { MatchingSearch } from './search.ts'
import { usualRole } from './usual-role.ts'

const route = getRouteApi('/dashboard/tab/matching')

/** AI Match: members to decide on, card by card, and the lists of those who were. Role and list stand in the address. */
export function Matches() {
  const { t } = useLingui()
  const member = useMember()
  const isPhone = useIsPhone()
  const search: MatchingSearch = route.useSearch()
  const navigate = route.useNavigate()
  const [said, say] = useState('')
  const usual = usualRole(groupOf(member?.user_type ?? 'investor'))
  const role = search.role ?? usual
  const self = member?.id ?? ''
  const show = (next: MatchingSearch) => void navigate({ search: next, resetScroll: false })

  const undo = useUndo(self, (card, backIn) => {
    say(t`Undone. ${card.full_name} is back.`)
    if (backIn !== role || search.list) show({ role: backIn })
  })
  if (!member) return null

  return (
    <div className={classNames('mx-auto max-w-234', !search.list && 'max-lg:max-w-165')}>
      <PageHeading
        back={{ href: paths.dashboard(), label: t`Back` }}
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

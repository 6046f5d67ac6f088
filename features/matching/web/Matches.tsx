import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { useMember } from '#features/members/web/index.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useUndo } from './deck/use-undo.ts'
import { MatchTabs } from './MatchTabs.tsx'
import { DeckPane } from './screen/DeckPane.tsx'
import { SidePanel } from './screen/SidePanel.tsx'
import { usualRole, validMatchingSearch } from './search.ts'

/** AI Match: cards to decide on, and lists of earlier decisions. The role and the list are in the address. */
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
    <div className="mx-auto max-w-234">
      <PageHeading
        title={t`Your AI Matches`}
        actions={isPhone && undo && !search.list && <IconButton icon={Undo2} label={t`Undo last swipe`} onPress={undo} />}
      />
      <MatchTabs list={search.list} onChange={(list) => show({ ...search, list })}>
        <div className="grid grid-cols-[minmax(0,560px)_320px] items-start gap-14 max-lg:mx-auto max-lg:max-w-165 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-4">
          <DeckPane self={self} role={role} onRole={(next) => show({ role: next === usual ? undefined : next })} undo={undo} say={say} />
          {!isPhone && <SidePanel self={self} onUndo={undo} />}
        </div>
      </MatchTabs>
      <LiveRegion>{said}</LiveRegion>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { bandOf } from '../bands.ts'
import type { Decision } from '../contract.ts'
import { DecideBar } from './card/DecideBar.tsx'
import { NoteDialog } from './card/NoteDialog.tsx'
import { keepNote, useNotes } from './decisions/notes.ts'
import { CardStack } from './deck/CardStack.tsx'
import type { Deck } from './deck/deck.ts'
import { flyOut } from './deck/motion.ts'
import { swipe } from './deck/swipe.ts'
import { useDeckKeys } from './deck/use-deck-keys.ts'
import { useSteadyFocus } from './deck/use-steady-focus.ts'
import { bandLooks } from './score/band-looks.ts'
import { CaughtUp } from './states/CaughtUp.tsx'
import { useSetBookmarked } from './use-set-bookmarked.ts'

export interface SwipeDeckProps {
  self: string
  role: MemberGroup
  deck: Deck
  isFinding: boolean
  onFind: () => void
  undo: (() => void) | undefined
  say: (text: string) => void
}

/** A deck to go through, and what stands in its place once it is gone through. */
export function SwipeDeck({ self, role, deck, isFinding, onFind, undo, say }: SwipeDeckProps) {
  const { t, i18n } = useLingui()
  const notes = useNotes(self)
  const { mutate: setBookmarked } = useSetBookmarked({ isTold: true })
  const [isWriting, setWriting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [card, next] = deck.cards
  const keepFocus = useSteadyFocus(place, card?.id)

  function decide(status: Decision['status']) {
    if (!card) return
    keepFocus()
    if (place.current) flyOut(place.current, status)
    swipe(self, role, card, status)
    setWriting(false)
    const done = status === 'accepted' ? t`Interested in ${card.full_name}.` : t`Passed on ${card.full_name}.`
    say(next ? `${done} ${t`Next: ${next.full_name}, score ${next.score}, ${i18n._(bandLooks[bandOf(next.score)].word)}.`}` : done)
  }
  function toggleBookmark() {
    if (!card) return
    setBookmarked({ member: card, isBookmarked: !card.bookmarked })
    say(card.bookmarked ? t`Bookmark removed.` : t`Bookmarked ${card.full_name}.`)
  }
  useDeckKeys({
    pass: () => decide('rejected'),
    connect: () => decide('accepted'),
    bookmark: toggleBookmark,
    undo: () => undo?.(),
  })

  const note = card ? (notes.get(card.id) ?? '') : ''
  return (
    <div ref={place}>
      {card ? (
        <div className="phone:pb-21">
          <CardStack deck={deck} note={note} onDecide={decide} />
          <DecideBar card={card} hasNote={note !== ''} onDecide={decide} onBookmark={toggleBookmark} onNote={() => setWriting(true)} />
        </div>
      ) : (
        <CaughtUp
          size={deck.size}
          hasMore={Boolean(deck.next?.length)}
          hints={deck.hints}
          isFinding={isFinding}
          onFind={onFind}
          onUndo={undo}
        />
      )}
      {card && isWriting && (
        <NoteDialog
          card={card}
          note={note}
          onChange={(text) => keepNote(self, card.id, text)}
          onConnect={() => decide('accepted')}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  )
}

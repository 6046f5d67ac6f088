import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { bandOf } from '../../bands.ts'
import type { Decision } from '../../contract.ts'
import { bandLooks } from '../card/band-looks.ts'
import { isSingleKey, singleKeys } from '#platform/web/single-keys.ts'
import { Staged } from '#ui/Staged.tsx'
import { isOccupied } from '../connected/attention.ts'
import { isNoteTooLong, saveNote, useNotes } from '../decisions/notes.ts'
import type { Deck } from '../deck/deck.ts'
import { swipe } from '../deck/swipe.ts'
import { useSetBookmarked } from '../deck/use-set-bookmarked.ts'
import { CardStack } from './CardStack.tsx'
import { DecideBar } from './DecideBar.tsx'
import { flyOut, frontIn } from './motion.ts'
import { CaughtUp } from './NoCards.tsx'
import { NoteDialog } from './NoteDialog.tsx'

interface SwipeDeckProps {
  self: string
  role: MemberGroup
  deck: Deck
  isFinding: boolean
  onFind: () => void
  undo: (() => void) | undefined
  say: (text: string) => void
}

/** A deck to go through, and what replaces it at the end. */
export function SwipeDeck({ self, role, deck, isFinding, onFind, undo, say }: SwipeDeckProps) {
  const { t, i18n } = useLingui()
  const notes = useNotes(self)
  const { mutate: setBookmarked } = useSetBookmarked({ isTold: true })
  // The card whose note is being written: its dialog must not stay for the next card.
  const [writingTo, setWritingTo] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const [card, next] = deck.cards
  const note = card ? (notes.get(card.id) ?? '') : ''
  const keepFocus = useSteadyFocus(place, card?.id)

  function spokenScore(score: number | null): string {
    const word = i18n._(bandLooks[bandOf(score)].word)
    return score === null ? word : t`score ${score}, ${word}`
  }
  /** @returns whether the card leaves: it stays if its note is too long to be sent */
  function decide(status: Decision['status']): boolean {
    if (!card) return false
    if (status === 'accepted' && isNoteTooLong(note)) {
      setWritingTo(card.id)
      return false
    }
    keepFocus()
    if (place.current) flyOut(place.current, status)
    swipe(self, role, card, status)
    setWritingTo(undefined)
    const done = status === 'accepted' ? t`You would like to connect with ${card.full_name}.` : t`Passed on ${card.full_name}.`
    say(next ? `${done} ${t`Next: ${next.full_name}, ${spokenScore(next.score)}.`}` : done)
    return true
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

  return (
    <div ref={place}>
      {card ? (
        <div className="phone:pb-21">
          <Staged>
            <CardStack deck={deck} note={note} onDecide={decide} />
          </Staged>
          <Staged>
            <DecideBar
              card={card}
              hasNote={note !== ''}
              onDecide={decide}
              onBookmark={toggleBookmark}
              onNote={() => setWritingTo(card.id)}
            />
          </Staged>
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
      {card && card.id === writingTo && (
        <NoteDialog
          card={card}
          note={note}
          onChange={(text) => saveNote(self, card.id, text)}
          onConnect={() => decide('accepted')}
          onClose={() => setWritingTo(undefined)}
        />
      )}
    </div>
  )
}

interface DeckKeys {
  pass: () => void
  connect: () => void
  bookmark: () => void
  undo: () => void
}

/** Elements where keys have another meaning: widgets with arrow keys, and non-modal dialogs. */
const elsewhere = 'select, [role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

/** Keyboard control: arrows decide, B bookmarks, Z undoes. Holding a key down decides once. */
function useDeckKeys(keys: DeckKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!isOurs || (event.target instanceof Element && event.target.closest(elsewhere)) || isOccupied()) return
    if (isSingleKey(event.key) && !singleKeys.get()) return
    const act = { ArrowLeft: keys.pass, ArrowRight: keys.connect, b: keys.bookmark, z: keys.undo }[nameOf(event)]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Treats letters alike with Caps Lock. */
const nameOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key)

/**
 * When another card comes to the front: it takes the focus if the previous card had it, and is scrolled to its top.
 * @param id of the card in front; undefined once all are decided
 * @returns a function to call before the card in front leaves
 */
function useSteadyFocus(place: RefObject<HTMLElement | null>, id: string | undefined): () => void {
  const before = useRef(id)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    const front = place.current && frontIn(place.current)
    if (!front) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && hadFocus.current) front.focus({ preventScroll: true })
    const clearance = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    if (front.getBoundingClientRect().top < clearance) front.scrollIntoView({ block: 'start' })
  }, [place, id])
  return () => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
  }
}

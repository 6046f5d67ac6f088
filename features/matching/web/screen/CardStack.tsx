import { useId, useLayoutEffect, useRef } from 'react'
import type { Decision, MatchCard } from '../../contract.ts'
import type { Deck } from '../deck/deck.ts'
import { CardContents } from './CardContents.tsx'
import { comeBack, rise } from './motion.ts'
import { useSwipe } from './use-swipe.ts'

/** How many cards are visible: the one in front, and the edges of those behind it. */
const seen = 3

interface CardStackProps {
  deck: Deck
  /** The note sent with an accept of the card in front. */
  note: string
  /** Returns whether the card leaves. */
  onDecide: (status: Decision['status']) => boolean
}

/** The cards of a deck, the first in front, to be swiped. */
export function CardStack({ deck, note, onDecide }: CardStackProps) {
  const [first, ...behind] = deck.cards.slice(0, seen)
  if (!first) return null
  const cameBack = deck.returned?.id === first.id ? deck.returned.status : undefined
  return (
    <div className="match-deck">
      {behind.toReversed().map((card) => (
        <StackedCard key={card.id} card={card} depth={behind.indexOf(card) + 1} />
      ))}
      <StackedCard key={first.id} card={first} depth={0} note={note} cameBack={cameBack} onDecide={onDecide} />
      {/* Holds the cards that are flying out. */}
      <div data-sky aria-hidden className="pointer-events-none absolute inset-x-0 top-0 z-10" />
    </div>
  )
}

interface StackedCardProps {
  card: MatchCard
  /** How many cards are in front of it. */
  depth: number
  note?: string
  cameBack?: Decision['status'] | undefined
  onDecide?: (status: Decision['status']) => boolean
}

function StackedCard({ card, depth, note = '', cameBack, onDecide }: StackedCardProps) {
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const wasBehind = useRef(depth > 0)
  const swipe = useSwipe(element, (status) => onDecide?.(status) ?? false)
  const isFront = depth === 0

  useLayoutEffect(() => {
    if (!element.current || !isFront) return
    if (cameBack) comeBack(element.current, cameBack)
    else if (wasBehind.current) rise(element.current)
    wasBehind.current = false
  }, [isFront, cameBack])

  return (
    <article
      ref={element}
      aria-labelledby={id}
      aria-hidden={!isFront || undefined}
      inert={!isFront}
      tabIndex={isFront ? -1 : undefined}
      data-depth={depth}
      data-front={isFront || undefined}
      className="match-card"
      {...(isFront && swipe)}
    >
      <CardContents card={card} id={id} note={note} />
    </article>
  )
}

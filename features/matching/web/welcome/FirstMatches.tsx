import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { MatchCard } from '../../contract.ts'
import { tellingReasons } from '../card/telling-reasons.ts'
import { bestOf } from '../deck/best.ts'
import { useDeck } from '../deck/use-deck.ts'
import { ConnectButton } from '../lists/ConnectButton.tsx'
import { usualRole } from '../search.ts'

const shown = 3

/** At the end of the first steps: the best matches, each with a button to connect. */
export const FirstMatches = ({ profile }: Slots['welcome.people']) => (profile.profile_completed ? <First profile={profile} /> : null)

function First({ profile: { id, user_type } }: Slots['welcome.people']) {
  const { deck } = useDeck(id, usualRole(groupOf(user_type)))
  const cards = bestOf(deck, shown)
  const reasons = tellingReasons(cards)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, cards.map((card) => card.id).join())
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:absolute" {...keptFocus}>
      {cards.length > 0 && (
        <section aria-labelledby="first-matches">
          <h2 id="first-matches" className="mb-2 font-semibold">
            <Trans>Meet them first</Trans>
          </h2>
          <ul className="card px-5 phone:px-4">
            {cards.map((card, index) => (
              <FirstMatch key={card.id} card={card} reason={reasons[index]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const FirstMatch = ({ card, reason }: { card: MatchCard; reason: string | undefined }) => (
  <ActionRow
    picture={<Avatar id={card.id} name={card.full_name} picture={card.profile_picture} />}
    title={
      <Link to={profilePath(card.id)} className={actionLink}>
        <bdi>{card.full_name}</bdi>
      </Link>
    }
    actions={<ConnectButton member={card} />}
  >
    <span className="min-w-0">
      {card.company_name && <bdi className="block truncate">{card.company_name}</bdi>}
      {reason && <span className="line-clamp-2 text-12 text-ink-3">{reason}</span>}
    </span>
  </ActionRow>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { placeName } from '#features/places/web/index.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { bandOf } from '../../bands.ts'
import type { MatchCard } from '../../contract.ts'
import { bandLooks } from '../card/band-looks.ts'
import { InterestNote } from '../card/InterestNote.tsx'
import { Reasons } from '../card/Reasons.tsx'
import { ScoreMeaning } from '../card/ScoreMeaning.tsx'
import { ScoreRing } from '../card/ScoreRing.tsx'
import { CardFacts } from './CardFacts.tsx'

/** The contents of a card. @param note sent with an accept */
export function CardContents({ card, id, note }: { card: MatchCard; id: string; note: string }) {
  const { i18n } = useLingui()
  const linkId = useId()
  const { word, icon: BandIcon, text } = bandLooks[bandOf(card.score)]
  return (
    <>
      <span aria-hidden className="match-verdict" data-says="accepted">
        <Check />
        <Trans>Connect</Trans>
      </span>
      <span aria-hidden className="match-verdict" data-says="rejected">
        <X />
        <Trans>Pass</Trans>
      </span>
      <CardHead card={card} id={id} />
      <div className="flex items-center justify-between gap-3">
        <span className={classNames('flex items-center gap-1.5 font-semibold', text)}>
          <BandIcon aria-hidden />
          {i18n._(word)}
        </span>
        <Link to={profilePath(card.id)} id={linkId} aria-labelledby={`${linkId} ${id}`} className="link -my-3 py-3">
          <Trans>More Details</Trans>
        </Link>
      </div>
      <ScoreMeaning card={card} />
      <InterestNote card={card} />
      {card.headline && (
        <p dir="auto" className="line-clamp-3 leading-normal wrap-anywhere phone:line-clamp-4">
          {card.headline}
        </p>
      )}
      <CardFacts card={card} />
      <OtherFounders card={card} />
      <Reasons reasons={card.reasons} />
      <p className="text-12 text-ink-3">
        <Trans>The order of the cards depends on more than the score: your decisions, members’ activity, and spots for newcomers.</Trans>
      </p>
      {note && (
        <p dir="auto" className="line-clamp-2 border-t border-line pt-3.5 wrap-anywhere text-ink-2">
          <Trans>Your note: {note}</Trans>
        </p>
      )}
    </>
  )
}

/** Who it is, and how well they fit. */
function CardHead({ card, id }: { card: MatchCard; id: string }) {
  const isPhone = useIsPhone()
  return (
    <div className="flex items-center gap-4 phone:gap-3">
      <Avatar id={card.id} name={card.full_name} picture={card.profile_picture} size={isPhone ? 52 : 64} />
      <div className="min-w-0 flex-1">
        <h2 id={id} className="line-clamp-2 text-20 font-semibold wrap-anywhere">
          <bdi>{card.full_name}</bdi>
        </h2>
        {card.company_name && (
          <p className="truncate text-ink-2">
            <bdi>{card.company_name}</bdi>
          </p>
        )}
        <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2">
          <TypeBadge type={card.user_type} />
          <Place card={card} />
        </div>
      </div>
      <ScoreRing score={card.score} />
    </div>
  )
}

/** A company has one card, so it names the founders who have none. */
function OtherFounders({ card: { company_name, colleagues } }: { card: MatchCard }) {
  const { i18n } = useLingui()
  if (colleagues.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(colleagues.map(({ full_name }) => full_name))
  return (
    <p className="text-ink-2 wrap-anywhere">
      <Trans>
        Also at {company_name}: {names}
      </Trans>
    </p>
  )
}

function Place({ card: { city, country } }: { card: MatchCard }) {
  return country && <span className="truncate text-12 text-ink-3">{placeName({ city, country })}</span>
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { paths } from '#platform/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { bandOf } from '../../bands.ts'
import type { MatchCard } from '../../contract.ts'
import { bandLooks } from '../score/band-looks.ts'
import { CardFacts } from './CardFacts.tsx'
import { CardHead } from './CardHead.tsx'
import { InterestNote } from './InterestNote.tsx'
import { Reasons } from './Reasons.tsx'

/** All that a card says. @param note what goes along with an accept */
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
        <Link to={paths.profile(card.id)} id={linkId} aria-labelledby={`${linkId} ${id}`} className="link -my-3 py-3">
          <Trans>More Details</Trans>
        </Link>
      </div>
      <InterestNote card={card} />
      {card.headline && (
        <p dir="auto" className="line-clamp-3 text-15 leading-normal wrap-anywhere phone:line-clamp-4">
          {card.headline}
        </p>
      )}
      <CardFacts card={card} />
      <Reasons reasons={card.reasons} />
      {note && (
        <p dir="auto" className="line-clamp-2 border-t border-line pt-3.5 wrap-anywhere text-ink-2">
          <Trans>Your note: {note}</Trans>
        </p>
      )}
    </>
  )
}

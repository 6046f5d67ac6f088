import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { MatchCard } from '../../contract.ts'
import { ScoreRing } from '../score/ScoreRing.tsx'

/** Who it is, and how well they fit. */
export function CardHead({ card, id }: { card: MatchCard; id: string }) {
  const isPhone = useIsPhone()
  return (
    <div className="flex items-center gap-4 phone:gap-3">
      <Avatar id={card.id} name={card.full_name} picture={card.profile_picture} size={isPhone ? 52 : 64} />
      <div className="min-w-0 flex-1">
        <h2 id={id} className="truncate text-20 font-semibold">
          <bdi>{card.full_name}</bdi>
        </h2>
        {card.company_name && (
          <p className="truncate text-ink-2">
            <bdi>{card.company_name}</bdi>
          </p>
        )}
        <div className="mt-1 flex min-w-0 items-center gap-2">
          <TypeBadge type={card.user_type} />
          <Place card={card} />
        </div>
      </div>
      <ScoreRing score={card.score} />
    </div>
  )
}

function Place({ card: { city, country } }: { card: MatchCard }) {
  const { t } = useLingui()
  if (!country) return null
  const name = countryName(country)
  return <span className="truncate text-12 text-ink-3">{city ? t`${city}, ${name}` : name}</span>
}

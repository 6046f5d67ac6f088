import { useLingui } from '@lingui/react/macro'
import { Leaf, MapPin } from 'lucide-react'
import { countryName } from '#features/places/web/index.ts'
import { industryLabels, withMore } from '#features/profiles/web/index.ts'
import { ShortFact } from '#features/sustainability/web/index.ts'
import type { OrganisationCard } from '../../contract.ts'
import { RoundFact } from '../CommonFacts.tsx'
import { Fact } from '#ui/Fact.tsx'

/** The seat, and the number of other countries. */
export function OrganisationPlace({ organisation: { countries } }: { organisation: OrganisationCard }) {
  const { t } = useLingui()
  const [seat, ...others] = countries
  return seat && <Fact icon={MapPin} label={t`Location`} text={withMore(countryName(seat), others)} />
}

/** The first industry, and the number of others. */
export function OrganisationFocus({ organisation: { industries } }: { organisation: OrganisationCard }) {
  const { t, i18n } = useLingui()
  const [first, ...others] = industries
  return first && <Fact icon={Leaf} label={t`Industries`} text={withMore(i18n._(industryLabels[first]), others)} />
}

/** A startup's stage and round, or a fund's stages and tickets. */
export const OrganisationRound = ({ organisation: { kind, stages, amount } }: { organisation: OrganisationCard }) => (
  <RoundFact isStartup={kind === 'startup'} stages={stages} amount={amount} />
)

/** What it shows all members of its sustainability, if anything, on a line of its own. */
export const OrganisationFact = ({ organisation: { fact } }: { organisation: OrganisationCard }) =>
  fact && (
    <div className="flex min-w-0">
      <ShortFact fact={fact} />
    </div>
  )

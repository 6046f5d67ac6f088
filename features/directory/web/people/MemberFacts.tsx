import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, MapPin } from 'lucide-react'
import { placeName } from '#features/places/web/index.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { GoalFact, industryLabels } from '#features/profiles/web/index.ts'
import type { MemberCard } from '../../contract.ts'
import { RoundFact } from '../CommonFacts.tsx'
import { Fact } from '#ui/Fact.tsx'

/** City and country, if known. */
export function MemberPlace({ member: { city, country } }: { member: MemberCard }) {
  const { t } = useLingui()
  return country && <Fact icon={MapPin} label={t`Location`} text={placeName({ city, country })} />
}

export function MemberFocus({ member, icon }: { member: MemberCard; icon: LucideIcon }) {
  const { t, i18n } = useLingui()
  const focus = industries.find((each) => each === member.focus)
  return focus ? <Fact icon={icon} label={t`Focus`} text={i18n._(industryLabels[focus])} /> : null
}

/** A startup's stage and round, or an investor's stages and tickets. */
export const MemberRound = ({ member: { user_type, details } }: { member: MemberCard }) =>
  details && <RoundFact isStartup={user_type === 'startup'} {...details} />

/** The member's first goal, and the number of others. */
export const MemberGoal = ({ member: { details } }: { member: MemberCard }) => details && <GoalFact {...details} />

import { useLingui } from '@lingui/react/macro'
import { Coins, type LucideIcon, MapPin, Target, TrendingUp } from 'lucide-react'
import { placeName } from '#features/places/web/index.ts'
import { industries, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { amountText, goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import type { MemberCard } from '../contract.ts'

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
export function MemberRound({ member: { user_type, details } }: { member: MemberCard }) {
  const { t, i18n } = useLingui()
  if (!details) return null
  const [first, ...others] = details.stages
  const stage = first && [i18n._(stageLabels[first]), others.length > 0 && `+${others.length}`].filter(Boolean).join(' ')
  const amount = details.amount && amountText(details.amount)
  const label = user_type === 'startup' ? t`Round` : t`Invests`
  const text = [stage, amount].filter(Boolean).join(' · ')
  return text ? <Fact icon={user_type === 'startup' ? TrendingUp : Coins} label={label} text={text} /> : null
}

/** The member's first goal, and the number of others. */
export function MemberGoal({ member: { details } }: { member: MemberCard }) {
  const { t, i18n } = useLingui()
  const [first, ...others] = sustainableDevelopmentGoals.filter((goal) => details?.sdgs.includes(goal))
  if (first === undefined) return null
  const more = others.length > 0 ? ` +${others.length}` : ''
  return <Fact icon={Target} label={t`Goals`} text={`${first} ${i18n._(goalLabels[first])}${more}`} />
}

function Fact({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <Icon className="icon-xs" aria-hidden />
      <span className="sr-only">{label}:</span>
      <span className="truncate">{text}</span>
    </span>
  )
}

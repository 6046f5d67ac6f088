import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, MapPin } from 'lucide-react'
import { countryName } from '#features/places/web/index.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { industryLabels } from '#features/profiles/web/index.ts'
import type { MemberCard } from '../contract.ts'

/** City and country, as far as they are known. */
export function MemberPlace({ member: { city, country } }: { member: MemberCard }) {
  const { t } = useLingui()
  if (!country) return null
  const name = countryName(country)
  return <Fact icon={MapPin} label={t`Location`} text={city ? t`${city}, ${name}` : name} />
}

export function MemberFocus({ member, icon }: { member: MemberCard; icon: LucideIcon }) {
  const { t, i18n } = useLingui()
  const focus = industries.find((each) => each === member.focus)
  return focus ? <Fact icon={icon} label={t`Focus`} text={i18n._(industryLabels[focus])} /> : null
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

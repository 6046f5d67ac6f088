import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Clock, Handshake, X } from 'lucide-react'
import { Badge } from '#ui/Badge.tsx'
import type { MatchCard } from '../contract.ts'

const looks = {
  passed: { word: msg`Passed`, icon: X, tone: 'neutral' },
  waiting: { word: msg`Waiting for an answer`, icon: Clock, tone: 'neutral' },
  interested: { word: msg`Interested in you`, icon: Handshake, tone: 'accent' },
  connected: { word: msg`Connected`, icon: Check, tone: 'success' },
} as const

/** Where two members stand with each other; nothing while there is nothing to say. */
export function StandingBadge({ standing }: { standing: MatchCard['standing'] }) {
  const { i18n } = useLingui()
  if (standing === 'none') return null
  const { word, icon, tone } = looks[standing]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(word)}
    </Badge>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CircleCheck, CircleDashed, CircleQuestionMark, type LucideIcon, Sparkles } from 'lucide-react'
import type { ScoreBand } from '../../bands.ts'

interface BandLook {
  word: MessageDescriptor
  icon: LucideIcon
  /** Colours of the text, of the ring, and of text on the soft background. */
  text: string
  ring: string
  chip: string
}

const green = { text: 'text-score-green-ink', ring: 'stroke-score-green', chip: 'bg-score-green-soft text-score-green-ink' }
const yellow = { text: 'text-score-yellow-ink', ring: 'stroke-score-yellow', chip: 'bg-score-yellow-soft text-score-yellow-ink' }
const orange = { text: 'text-score-orange-ink', ring: 'stroke-score-orange', chip: 'bg-score-orange-soft text-score-orange-ink' }
const none = { text: 'text-ink-2', ring: 'stroke-pressed', chip: 'bg-sunken text-ink-2' }

/** The look and the name of a band; it is never indicated only by colour. */
export const bandLooks: Readonly<Record<ScoreBand, BandLook>> = {
  super: { word: msg`Super match`, icon: Sparkles, ...green },
  strong: { word: msg`Strong match`, icon: CircleCheck, ...green },
  good: { word: msg`Good match`, icon: CircleCheck, ...yellow },
  unknown: { word: msg`No score yet`, icon: CircleQuestionMark, ...none },
  possible: { word: msg`Possible match`, icon: CircleDashed, ...orange },
}

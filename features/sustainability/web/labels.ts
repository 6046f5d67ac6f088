import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { BadgeCheck, CircleDashed, FileCheck, type LucideIcon, MessageSquareText } from 'lucide-react'
import type { State } from '../answers/value.ts'
import type { Audience } from '../audience.ts'
import type { Framework } from '../catalogue/question.ts'

/** How far readers can rely on an answer. Nobody but the company vouches for what is stated, so it is never shown as if it were proved. */
export const stateLooks: Record<State, { label: MessageDescriptor; icon: LucideIcon; tone: 'neutral' | 'warning' | 'info' | 'success' }> = {
  draft: { label: msg`Draft`, icon: CircleDashed, tone: 'warning' },
  stated: { label: msg`Stated by the company`, icon: MessageSquareText, tone: 'neutral' },
  evidenced: { label: msg`With evidence`, icon: FileCheck, tone: 'info' },
  confirmed: { label: msg`Confirmed by a reader`, icon: BadgeCheck, tone: 'success' },
}

/** The same where there is little room, for those who wrote the answer. */
export const shortStates: Record<State, MessageDescriptor> = {
  draft: msg`Draft`,
  stated: msg({ message: 'Stated', context: 'state of an answer' }),
  evidenced: msg`With evidence`,
  confirmed: msg({ message: 'Confirmed', context: 'state of an answer' }),
}

export const basisLabels = { measured: msg`Measured`, estimated: msg`Estimated` }

export const audienceLabels: Record<Audience, MessageDescriptor> = {
  team: msg`Your organisation only`,
  granted: msg`Those you give access`,
  connections: msg`Connections`,
  members: msg`All members`,
  public: msg`Everyone, also visitors`,
}

export const frameworkLabels: Record<Framework, MessageDescriptor> = {
  'invest-europe-minimum': msg`Short set`,
  'invest-europe-recommended': msg`Invest Europe, recommended`,
  'vsme-basic': msg`VSME basic`,
  'vsme-comprehensive': msg`VSME comprehensive`,
  'principal-adverse-impacts': msg`Principal adverse impacts`,
  'eu-taxonomy': msg`EU taxonomy`,
  goals: msg`Sustainable Development Goals`,
}

/** Who asks for a set, in a few words. */
export const frameworkNotes: Record<Framework, MessageDescriptor> = {
  'invest-europe-minimum': msg`What most investors ask: Invest Europe’s 26 fields`,
  'invest-europe-recommended': msg`The full set of funds and their investors`,
  'vsme-basic': msg`The EU’s voluntary standard for smaller companies`,
  'vsme-comprehensive': msg`What banks and large customers ask beyond it`,
  'principal-adverse-impacts': msg`What funds report under SFDR`,
  'eu-taxonomy': msg`Shares of your turnover, capex and opex that count as sustainable`,
  goals: msg`Which of the 17 goals you work for, and how`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Breakdown, FlowKind, Instrument, InvestmentStatus, MissingIrr } from '../vocabulary.ts'

type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>

export const instrumentLabels: Labels<Instrument> = {
  shares: msg`Ordinary shares`,
  preferred: msg`Preferred shares`,
  convertible: msg`Convertible note`,
  safe: msg`SAFE`,
  loan: msg`Loan`,
  fund: msg`Fund units`,
  'revenue-share': msg`Revenue share`,
  other: msg({ message: 'Other', context: 'instrument' }),
}

export const statusLabels: Labels<InvestmentStatus> = {
  completed: msg({ message: 'Completed', context: 'investment' }),
  funded: msg`Funded`,
  invested: msg({ message: 'Invested', context: 'investment' }),
  active: msg({ message: 'Active', context: 'investment' }),
  pending: msg`Pending`,
  reviewing: msg`Reviewing`,
}

export const flowLabels: Labels<FlowKind> = {
  investment: msg`Investment`,
  'follow-on': msg`Follow-on`,
  fee: msg`Fee`,
  distribution: msg`Distribution`,
}

export const breakdownLabels: Labels<Breakdown> = {
  year: msg`Year`,
  sector: msg`Sector`,
  stage: msg`Stage`,
  country: msg`Country`,
  goal: msg`Goal`,
}

/** Notes under the missing figure. */
export const missingIrrLabels: Labels<MissingIrr> = {
  noFlows: msg`No cash flows yet`,
  oneSided: msg`Cash flows in one direction only`,
  tooShort: msg`Period too short`,
  several: msg`Several rates are possible`,
  none: msg`No rate matches these amounts`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DaysOfFigures, FunnelStep, SeriesAction } from '../../figures.ts'
import type { InvestorStep } from '../../investor-steps.ts'

type Labels<Value extends string | number> = Readonly<Record<Value, MessageDescriptor>>

/** Names of actions, as headings of figures. */
export const actionLabels: Labels<SeriesAction> = {
  viewed: msg`Views`,
  read: msg({ message: 'Reads', context: 'figure' }),
  downloaded: msg`Downloads`,
  interested: msg({ message: 'Interests', context: 'figure' }),
  requested_intro: msg`Intro requests`,
}

export const funnelLabels: Labels<FunnelStep> = {
  read: msg`Read the deck`,
  interested: msg({ message: 'Interested', context: 'funnel' }),
  requested_intro: msg`Requested intro`,
  talking: msg`In talks`,
  invested: msg({ message: 'Invested', context: 'investor' }),
}

/** Names of steps, beside a member's name. */
export const investorStepLabels: Labels<InvestorStep> = {
  viewed: msg`Viewed`,
  asked_to_read: msg`Requested access`,
  read: msg({ message: 'Read', context: 'investor' }),
  downloaded: msg({ message: 'Downloaded', context: 'investor' }),
  interested: msg`Interest`,
  requested_intro: msg`Requested intro`,
  talking: msg`In talks`,
  invested: msg({ message: 'Invested', context: 'investor' }),
}

export const daysLabels: Labels<DaysOfFigures> = {
  30: msg`30 days`,
  90: msg`90 days`,
  365: msg`12 months`,
}

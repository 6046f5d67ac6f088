import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReaderChoice } from '../access-choices.ts'
import type { DealOrder } from '../orders.ts'
import type { PipelineStep } from '../pipeline-steps.ts'
import type { DealStatus } from '../statuses.ts'

/** Labels of values. */
type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>

export const statusLabels: Labels<DealStatus> = {
  active: msg`Active`,
  open: msg`Open`,
  oversubscribed: msg`Oversubscribed`,
  closed: msg`Closed`,
  completed: msg`Completed`,
}

export const orderLabels: Labels<DealOrder> = {
  newest: msg`Newest first`,
  largest: msg`Largest round first`,
  smallest: msg`Smallest round first`,
}

export const stepLabels: Labels<PipelineStep> = {
  saved: msg({ message: 'Saved', context: 'pipeline' }),
  interested: msg({ message: 'Interested', context: 'pipeline' }),
  talks: msg`In talks`,
  passed: msg({ message: 'Passed', context: 'pipeline' }),
  invested: msg({ message: 'Invested', context: 'pipeline' }),
}

export const readerLabels: Labels<ReaderChoice> = {
  members: msg`All members`,
  investors: msg`Investors`,
  granted: msg`Members I approve`,
}

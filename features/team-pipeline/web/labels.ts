import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { TeamColumn } from '../board-contract.ts'
import type { StandardColumn } from '../standard-columns.ts'
import type { VoteValue } from '../vote-values.ts'

const standardLabels: Readonly<Record<StandardColumn, MessageDescriptor>> = {
  screening: msg({ message: 'Screening', context: 'pipeline' }),
  call: msg({ message: 'First call', context: 'pipeline' }),
  diligence: msg({ message: 'Due diligence', context: 'pipeline' }),
  committee: msg({ message: 'Committee', context: 'pipeline' }),
  invested: msg({ message: 'Invested', context: 'pipeline' }),
  passed: msg({ message: 'Passed', context: 'pipeline' }),
}

/** A function that names columns in the reader's language. */
export function useColumnName(): (column: TeamColumn) => string {
  const { i18n } = useLingui()
  return ({ standard, name }) => (standard ? i18n._(standardLabels[standard]) : name)
}

export const voteLabels: Readonly<Record<VoteValue, MessageDescriptor>> = {
  yes: msg({ message: 'Yes', context: 'vote' }),
  no: msg({ message: 'No', context: 'vote' }),
  unsure: msg({ message: 'Unsure', context: 'vote' }),
}

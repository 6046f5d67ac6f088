import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { dealStatuses } from '#features/deals/statuses.ts'
import { statusLabels } from '#features/deals/web/index.ts'
import { topics } from '#features/newsfeed/topics.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { SearchKindsContext } from '#platform/web/rooms/search-kinds.ts'
import type { OperatorValues } from '../operators.ts'

/** The values of all operators in the reader's language. */
export function useOperatorValues(): OperatorValues {
  const { i18n } = useLingui()
  const kinds = use(SearchKindsContext)
  return {
    in: kinds.map(({ kind, label }) => ({ value: kind, label: i18n._(label) })),
    stage: fundingStages.map((value) => ({ value, label: i18n._(stageLabels[value]) })),
    industry: industries.map((value) => ({ value, label: i18n._(industryLabels[value]) })),
    status: dealStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) })),
    topic: topics.map((value) => ({ value, label: i18n._(topicLabels[value]) })),
  }
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { RequestState } from '../../requests-contract.ts'

const looks = {
  open: { tone: 'info', label: msg`Waiting` },
  granted: { tone: 'success', label: msg`Access given` },
  declined: { tone: 'neutral', label: msg`Declined` },
  ended: { tone: 'neutral', label: msg`Access ended` },
} as const satisfies Record<RequestState, object>

/** How a request for answers stands. */
export function RequestBadge({ state }: { state: RequestState }) {
  const { i18n } = useLingui()
  return <Badge tone={looks[state].tone}>{i18n._(looks[state].label)}</Badge>
}

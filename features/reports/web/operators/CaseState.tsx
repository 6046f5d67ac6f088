import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { ListedCase } from '../../contract.ts'
import { useDoneNames } from '../names.ts'

/** The state of a case in a word or two. */
export function CaseState({
  found: { is_open, is_answered, decision },
}: {
  found: Pick<ListedCase, 'is_open' | 'is_answered' | 'decision'>
}) {
  const { t } = useLingui()
  const done = useDoneNames()
  if (is_answered) return <Badge tone="warning">{t`Appealed`}</Badge>
  if (is_open) return <Badge tone="info">{t`Open`}</Badge>
  const acts = [decision?.content_act, decision?.member_act].flatMap((act) => (act ? [done[act]] : []))
  return <Badge>{acts.length > 0 ? acts.join(', ') : t`Decided`}</Badge>
}

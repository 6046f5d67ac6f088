import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import type { Segment } from '../contract.ts'
import { segmentReach } from './data.ts'

/** How many members a segment reaches now. */
export function Reach({ segment, asMail }: { segment: Segment; asMail: boolean }) {
  const { t } = useLingui()
  const { data, error } = useQuery(segmentReach(segment))
  if (error) return <p className="text-danger">{problemOf(error).text}</p>
  if (!data) return <p className="text-ink-2">{t`Counting members`}</p>
  const { members, unwanted, unreachable } = data
  const facts = [
    t`${plural(members, { 0: 'Reaches nobody now', one: 'Reaches # member', other: 'Reaches # members' })}`,
    asMail &&
      unwanted > 0 &&
      t`${plural(unwanted, { one: '# of them does not want emails from operators', other: '# of them do not want emails from operators' })}`,
    asMail &&
      unreachable > 0 &&
      t`${plural(unreachable, { one: '# can’t get emails: not confirmed, suspended or leaving', other: '# can’t get emails: not confirmed, suspended or leaving' })}`,
  ]
  return (
    <p aria-live="polite" className="text-ink-2 tabular-nums">
      {facts.filter(Boolean).join('; ')}
    </p>
  )
}

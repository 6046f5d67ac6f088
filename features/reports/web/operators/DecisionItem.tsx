import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '#ui/Badge.tsx'
import type { Decision } from '../../contract.ts'
import { reportCasePath } from '../../paths.ts'
import { useDoneNames } from '../names.ts'
import { formatMoment } from '#platform/web/format-day.ts'

/** A decision with its reason and the member's appeal. @param isElsewhere whether it belongs to another case, to which it links */
export function DecisionItem({ decision, isElsewhere = false }: { decision: Decision; isElsewhere?: boolean }) {
  const { t } = useLingui()
  const done = useDoneNames()
  const { case_id, operator, content_act, member_act, ends_at, reason, note, created_at, answer, answered_at, outcome } = decision
  const acts = [content_act, member_act].flatMap((act) => (act ? [done[act]] : []))
  const until = ends_at && formatMoment(ends_at)
  const who = operator ?? t`A former member`
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{acts.length > 0 ? acts.join(', ') : t`No action taken`}</span>
        {member_act === 'suspend' && (until ? <Trans>until {until}</Trans> : <Trans>until an operator lifts it</Trans>)}
        {outcome === 'reversed' && <Badge tone="success">{t`Reversed after an appeal`}</Badge>}
        {outcome === 'kept' && <Badge>{t`Upheld after an appeal`}</Badge>}
      </p>
      <Words label={t`Message to the member`}>{reason}</Words>
      <Words label={t`Note for operators`}>{note}</Words>
      <p className="text-12 text-ink-2">
        {who} · {formatMoment(created_at)}
        {isElsewhere && (
          <>
            {' · '}
            <Link to={reportCasePath(case_id)} className="link">
              <Trans>Open case</Trans>
            </Link>
          </>
        )}
      </p>
      {answer && answered_at && (
        <div className="mt-1 border-s-2 border-accent-mark ps-3">
          <Words label={t`The member’s appeal, ${formatMoment(answered_at)}`}>{answer}</Words>
        </div>
      )}
    </li>
  )
}

function Words({ label, children }: { label: string; children: string }) {
  if (!children) return null
  return (
    <div>
      <p className="text-12 text-ink-2">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </div>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import type { ListedCase } from '../../contract.ts'
import { reportCasePath } from '../../paths.ts'
import { useKindNames, useReasonNames } from '../names.ts'
import { CaseState } from './CaseState.tsx'
import { formatMoment } from '#platform/web/format-day.ts'

/** A case in the list: its member, content, reasons and state. */
export function CaseRow({ found }: { found: ListedCase }) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const reasons = useReasonNames()
  const { id, kind, member, excerpt, reports, moved_at } = found
  const name = member?.full_name ?? t`A former member`
  return (
    <li className="relative flex gap-3 py-3.5 has-focus-visible:bg-hover">
      <Avatar id={member?.id ?? id} name={name} picture={member?.profile_picture ?? null} size={40} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={reportCasePath(id)} className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline" dir="auto">
            {name}
          </Link>
          <Badge>{kinds[kind]}</Badge>
          <CaseState found={found} />
        </p>
        {excerpt && (
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {excerpt}
          </p>
        )}
        <p className="text-12 text-ink-2">
          {[
            ...(found.reasons.length > 0 ? [found.reasons.map((reason) => reasons[reason]).join(', ')] : []),
            t`${plural(reports, { 0: 'Without a report', one: '# report', other: '# reports' })}`,
            formatMoment(moved_at),
          ].join(' · ')}
        </p>
      </div>
    </li>
  )
}

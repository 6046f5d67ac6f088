import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import type { Update } from '../../contract.ts'
import { updatePath } from '../../paths.ts'
import { FigureSummary } from '../FigureSummary.tsx'
import { periodName } from '../periods.ts'
import { SentTime } from '../SentTime.tsx'

const mostFigures = 3

/** An update in a list. The whole row is the link's target. @param children shown below, for the founder */
export function UpdateRow({ update, withSender, children }: { update: Update; withSender?: boolean; children?: ReactNode }) {
  const { t } = useLingui()
  const { sender, title, period, body, is_read, is_hidden, edited_at } = update
  return (
    <article className="card card-link relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 p-4 outline-offset-2 outline-focus has-[h2_a:focus-visible]:outline-2">
      {withSender && <Avatar id={sender.id} name={sender.full_name} picture={sender.profile_picture} size={40} />}
      <div className={withSender ? 'min-w-0' : 'col-span-2 min-w-0'}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2">
          {withSender && (
            <span dir="auto" className="font-medium text-ink wrap-anywhere">
              {sender.company_name ? `${sender.full_name} · ${sender.company_name}` : sender.full_name}
            </span>
          )}
          <Badge>{periodName(period)}</Badge>
          <SentTime at={update.sent_at} />
          {edited_at && <Trans>edited</Trans>}
          {is_hidden && <Badge tone="warning">{t`Hidden by the operators`}</Badge>}
          {!is_read && <Badge tone="accent">{t`New`}</Badge>}
        </p>
        <h2 className={is_read ? 'mt-0.5 font-medium' : 'mt-0.5 font-semibold'}>
          <Link to={updatePath(update.id)} dir="auto" className="wrap-anywhere outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-2 max-w-read text-ink-2 wrap-anywhere">
          {body}
        </p>
        <FigureSummary figures={update} most={mostFigures} className="mt-2" />
        {children && <p className="mt-2 text-12 text-ink-2">{children}</p>}
      </div>
    </article>
  )
}

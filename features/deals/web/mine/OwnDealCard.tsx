import { useLingui } from '@lingui/react/macro'
import { Bookmark, Download, Eye, Handshake, type LucideIcon, MessagesSquare } from 'lucide-react'
import { readerLocale } from '#platform/web/i18n.ts'
import type { DealCan, DealCard, DealCounts } from '../../deal-contract.ts'
import { DealHead } from '../card/DealCard.tsx'
import { DealFigures } from '../card/DealFacts.tsx'
import { OwnerActions } from '../owner/OwnerActions.tsx'

/** A deal of the member's or of their organisation with counts, and actions if they may. Its link covers the whole card below the buttons. */
export function OwnDealCard({ deal }: { deal: DealCard & { counts: DealCounts; can: DealCan } }) {
  return (
    <article className="card card-link relative grid grid-cols-1 gap-4 p-5 outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2 phone:p-4">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <DealHead deal={deal} />
        <DealFigures deal={deal} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-3.5">
        <Counts counts={deal.counts} />
        {deal.can.edit && (
          <div className="relative ms-auto">
            <OwnerActions deal={deal} />
          </div>
        )}
      </div>
    </article>
  )
}

function Counts({ counts }: { counts: DealCounts }) {
  const { t } = useLingui()
  const format = new Intl.NumberFormat(readerLocale())
  const bookmarks = format.format(counts.bookmarked)
  const figures: [LucideIcon, string, number | string][] = [
    [Eye, t`Views`, counts.viewed],
    [Download, t`Downloads`, counts.downloaded],
    [Handshake, t({ message: 'Interests', context: 'figure' }), counts.interested],
    [MessagesSquare, t`Intro requests`, counts.requested_intro],
    [
      Bookmark,
      t({ message: 'Bookmarks', context: 'figure' }),
      counts.bookmarked === 0 ? t({ message: 'few', context: 'bookmarks' }) : t`${bookmarks} or more`,
    ],
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
      {figures.map(([Icon, label, count]) => (
        <div key={label} className="flex items-center gap-1.5">
          <Icon className="icon-sm text-ink-3" aria-hidden />
          <dt className="phone:sr-only">{label}</dt>
          <dd className="font-medium text-ink tabular-nums">{typeof count === 'number' ? format.format(count) : count}</dd>
        </div>
      ))}
    </dl>
  )
}

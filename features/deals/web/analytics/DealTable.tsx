import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useIsPhone } from '#platform/web/phone.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Overview } from '../../figures-contract.ts'
import { seriesActions } from '../../figures.ts'
import { figuresPath } from '../../paths.ts'
import { actionLabels } from './labels.ts'

type Deals = Overview['deals']

/** The member's deals with their figures, linked to their analytics; rows on phones. */
export function DealTable({ deals }: { deals: Deals }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  return (
    <section aria-label={t`Your deals`}>
      <h2 className="mb-2.5 font-semibold">
        <Trans>Your deals</Trans>
      </h2>
      {isPhone ? <Rows deals={deals} /> : <Table deals={deals} />}
    </section>
  )
}

function Table({ deals }: { deals: Deals }) {
  const { t, i18n } = useLingui()
  return (
    <div className="card overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead className="text-12 text-ink-2">
          <tr className="h-8">
            <th scope="col" className="px-5 text-start font-medium">
              <Trans>Deal</Trans>
            </th>
            {seriesActions.map((action) => (
              <th key={action} scope="col" className="px-3 text-end font-medium whitespace-nowrap">
                {i18n._(actionLabels[action])}
              </th>
            ))}
            <th scope="col" className="px-5 text-end font-medium">
              <Trans context="figure">Bookmarks</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.id} className="h-14 border-t border-line">
              <th scope="row" className="max-w-80 px-5 text-start font-normal">
                <Name deal={deal} />
              </th>
              {seriesActions.map((action) => (
                <td key={action} className="px-3 text-end">
                  {text(deal.counts[action])}
                </td>
              ))}
              <td className="px-5 text-end">
                {deal.counts.bookmarked === 0 ? t({ message: 'few', context: 'bookmarks' }) : t`${text(deal.counts.bookmarked)} or more`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ deal: { id, title, company_name: company } }: { deal: Deals[number] }) {
  return (
    <>
      <Link to={figuresPath(id)} className="block truncate rounded-badge font-medium hover:underline">
        <bdi>{title}</bdi>
      </Link>
      <div className="truncate text-12 text-ink-3">
        <bdi>{company}</bdi>
      </div>
    </>
  )
}

function Rows({ deals }: { deals: Deals }) {
  return (
    <ul>
      {deals.map(({ id, title, counts }) => {
        return (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link to={figuresPath(id)} className="grid min-h-16 content-center rounded-badge py-2 outline-offset-[-2px]">
              <span className="line-clamp-2 font-medium wrap-anywhere">
                <bdi>{title}</bdi>
              </span>
              <span className="text-ink-2 tabular-nums">
                <Trans>
                  <Plural value={counts.viewed} one="# view" other="# views" />,{' '}
                  <Plural value={counts.interested} one="# interest" other="# interests" />,{' '}
                  <Plural value={counts.requested_intro} one="# intro request" other="# intro requests" />
                </Trans>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const text = (value: number) => value.toLocaleString(readerLocale())

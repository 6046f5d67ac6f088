import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useId } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { formatDate } from '#platform/web/format-day.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Investment } from '../../ledger-contract.ts'
import { investmentPath } from '../../paths.ts'
import { investmentStatuses, isPlanned } from '../../vocabulary.ts'
import { multipleText, noFigure, rateText, wholeMoney } from '../figures.ts'
import { instrumentLabels, statusLabels } from '../labels.ts'
import { InvestmentStatus } from './InvestmentStatus.tsx'
import type { useList } from './use-list.ts'

const any = 'any'

/** All investments, most recent first. */
export function InvestmentList({ filters, change, pages }: ReturnType<typeof useList>) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const isPhone = useIsPhone()
  const Items = isPhone ? InvestmentRows : InvestmentTable
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-semibold">
        <Trans>All investments</Trans>
      </h2>
      <search className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t`Search your investments`}
          query={filters.query ?? ''}
          onType={(query) => change((before) => ({ ...before, query }), { replace: true })}
          isBusy={pages.isPlaceholderData}
          className="w-80 max-w-full"
        />
        <Select
          className="w-44"
          label={t`Status`}
          isLabelHidden
          options={[{ id: any, label: t`Any status` }, ...investmentStatuses.map((id) => ({ id, label: i18n._(statusLabels[id]) }))]}
          value={filters.status ?? any}
          onChange={(status) => change(({ query }) => ({ ...(query && { query }), ...(status !== any && { status }) }))}
        />
      </search>
      <div aria-busy={pages.isPlaceholderData} className={pages.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
        <PagedList
          pages={pages}
          skeleton={<ListSkeleton />}
          failed={t`Failed to load investment data`}
          empty={
            <EmptyState
              icon={SearchX}
              title={t`No matching investments`}
              action={
                <Button onPress={() => change(() => ({}))}>
                  <Trans>Clear search and status</Trans>
                </Button>
              }
            >
              <Trans>Try a shorter part of the company’s name, or any status.</Trans>
            </EmptyState>
          }
        >
          {(items) => <Items investments={items} />}
        </PagedList>
      </div>
    </section>
  )
}

/** The formatted values of an investment's row. */
function useCells(): (investment: Investment) => {
  status: string
  instrument: string
  date: string
  money: Record<'invested' | 'value' | 'multiple' | 'irr', string>
} {
  const { i18n } = useLingui()
  return ({ currency, returns, status, instrument, first_date }) => ({
    status: i18n._(statusLabels[status]),
    instrument: i18n._(instrumentLabels[instrument]),
    date: first_date ? formatDate(first_date) : noFigure,
    money: {
      // Planned investments have no cash flows and no value yet.
      invested: isPlanned(status) ? noFigure : wholeMoney(returns.invested, currency),
      value: isPlanned(status) ? noFigure : wholeMoney(returns.value, currency),
      multiple: multipleText(returns.moic),
      irr: rateText(returns.irr),
    },
  })
}

function InvestmentTable({ investments }: { investments: readonly Investment[] }) {
  const { t } = useLingui()
  const cells = useCells()
  const heads = [t`Invested`, t`Value`, t`Multiple`, t`IRR`]
  return (
    <div className="card overflow-x-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t`All investments`}</caption>
        <thead className="text-12 text-ink-2">
          <tr className="h-9">
            <th scope="col" className="px-5 text-start font-medium">
              <Trans>Company</Trans>
            </th>
            <th scope="col" className="px-2 text-start font-medium">
              <Trans>Status</Trans>
            </th>
            <th scope="col" className="px-2 text-start font-medium">
              <Trans>Date</Trans>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 text-end font-medium last:pe-5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {investments.map((investment) => {
            const { instrument, date, money } = cells(investment)
            return (
              <tr key={investment.id} className="relative h-14 border-t border-line hover:bg-hover">
                <th scope="row" className="max-w-64 px-5 text-start font-normal">
                  <div className="flex min-w-0 items-center gap-2.5">
                    <Avatar id={investment.deal_id ?? investment.id} name={investment.company_name} shape="company" size={28} />
                    <div className="min-w-0">
                      <CompanyLink investment={investment} />
                      <div className="truncate text-12 text-ink-3">{instrument}</div>
                    </div>
                  </div>
                </th>
                <td className="px-2">
                  <InvestmentStatus status={investment.status} />
                </td>
                <td className="px-2 whitespace-nowrap text-ink-2">{date}</td>
                <td className="px-2 text-end">{money.invested}</td>
                <td className="px-2 text-end">
                  {money.value}
                  {investment.returns.value_is_cost && !isPlanned(investment.status) && (
                    <div className="text-12 text-ink-3">{t`at cost`}</div>
                  )}
                </td>
                <td className="px-2 text-end">{money.multiple}</td>
                <td className="ps-2 pe-5 text-end">{money.irr}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function InvestmentRows({ investments }: { investments: readonly Investment[] }) {
  const { t } = useLingui()
  const cells = useCells()
  return (
    <ul aria-label={t`All investments`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {investments.map((investment) => {
        const { instrument, date, money } = cells(investment)
        const figures = [
          [t`Invested`, money.invested],
          [t`Value`, money.value],
          [t`Multiple`, money.multiple],
          [t`IRR`, money.irr],
        ]
        return (
          <li key={investment.id} className="card card-link relative p-4">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <Avatar id={investment.deal_id ?? investment.id} name={investment.company_name} shape="company" size={36} />
              <div className="min-w-0 flex-1 basis-24">
                <h3>
                  <CompanyLink investment={investment} />
                </h3>
                <p className="text-12 text-ink-3">
                  {instrument} · {date}
                </p>
              </div>
              <InvestmentStatus status={investment.status} />
            </div>
            <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums">
              {figures.map(([label, value]) => (
                <div key={label}>
                  <dt className="text-12 text-ink-3">{label}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** The whole row is the link's target. */
function CompanyLink({ investment: { id, company_name } }: { investment: Investment }) {
  return (
    <Link
      to={investmentPath(id)}
      className="block truncate font-medium outline-offset-[-2px] after:absolute after:inset-0 after:rounded-[inherit] hover:underline"
    >
      <bdi>{company_name}</bdi>
    </Link>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading your investments`} className="card px-5">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-3 border-t border-line first-of-type:border-t-0">
          <Skeleton className="size-7 shrink-0 rounded-tile" />
          <Skeleton className="w-36" />
          <Skeleton className="ms-auto w-20" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Coins, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatDate } from '#platform/web/format-day.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { rateDays } from '../../limits.ts'
import { investmentsPath } from '../../paths.ts'
import type { ExchangeRate } from '../../rates-contract.ts'
import { type RateSource, investments, ofLedger, ratePages, refreshInvestments } from '../data.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { WithLedger } from '../ledger/WithLedger.tsx'
import { EcbFile } from './EcbFile.tsx'
import { OwnRate } from './OwnRate.tsx'

/** The exchange rates used to add up currencies: the ledger's own and the community's. */
export const RatesScreen = () => <WithLedger>{(ledger) => <LedgerRates ledger={ledger} />}</WithLedger>

function LedgerRates({ ledger: { organisationId, organisation } }: { ledger: Ledger }) {
  const { t } = useLingui()
  const title = organisation ? t`Exchange rates of ${organisation.name}` : t`Exchange rates`
  usePageTitle('subject', title)
  return (
    <div className="mx-auto grid max-w-190 grid-cols-[minmax(0,1fr)] gap-7">
      <div className="-mb-2">
        <PageHeading back={{ href: investmentsPath(organisationId), label: t`Investments` }} title={title} />
        <p className="max-w-read text-ink-2">
          {organisation ? (
            <Trans>
              Amounts in different currencies are converted at the rate of their day, or the latest rate from the {rateDays} days before.
              The rates that {organisation.name} adds here take precedence over the community’s. Everyone in {organisation.name} can see and
              change them, and nobody else.
            </Trans>
          ) : (
            <Trans>
              Amounts in different currencies are converted at the rate of their day, or the latest rate from the {rateDays} days before.
              Your own rates take precedence over the community’s, and nobody else can see them.
            </Trans>
          )}
        </p>
      </div>
      <SettingsGroup title={t`Import a file`}>
        <EcbFile organisationId={organisationId} />
      </SettingsGroup>
      <SettingsGroup title={t`Add a rate`}>
        <OwnRate organisationId={organisationId} />
      </SettingsGroup>
      <Rates organisationId={organisationId} />
    </div>
  )
}

const all = 'all'

function Rates({ organisationId }: { organisationId: string | undefined }) {
  const { t } = useLingui()
  const [source, setSource] = useState<RateSource>('own')
  const [currency, setCurrency] = useState<Currency | typeof all>(all)
  const pages = useInfiniteQuery(ratePages(organisationId, source, currency === all ? undefined : currency))
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(
    box,
    itemsOf(pages.data)
      .map((rate) => `${rate.currency} ${rate.date}`)
      .join(),
  )
  return (
    <SettingsGroup
      title={t`Saved rates`}
      actions={
        <>
          <SegmentedControl
            label={t`Whose rates`}
            options={[
              { id: 'own', label: organisationId ? t`Shared` : t`Yours` },
              { id: 'community', label: t`The community’s` },
            ]}
            value={source}
            onChange={setSource}
          />
          <Select
            className="w-40"
            label={t`Currency`}
            isLabelHidden
            options={[{ id: all, label: t`All currencies` }, ...currencies.filter((id) => id !== 'EUR').map((id) => ({ id, label: id }))]}
            value={currency}
            onChange={setCurrency}
          />
        </>
      }
    >
      <div ref={box} tabIndex={-1} className="divide-y divide-line outline-none" {...keptFocus}>
        <PagedList
          pages={pages}
          skeleton={
            <SkeletonGroup label={t`Loading exchange rates`}>
              <Skeleton className="my-5 w-60" />
              <Skeleton className="my-5 w-60" />
            </SkeletonGroup>
          }
          failed={t`Failed to load exchange rates`}
          empty={
            <EmptyState icon={Coins} title={t`No rates yet`}>
              {source === 'own' ? (
                <Trans>Import a file from the European Central Bank, or add the rates you need one by one.</Trans>
              ) : (
                <Trans>The community’s operators haven’t imported any rates.</Trans>
              )}
            </EmptyState>
          }
        >
          {(rates) => (
            <ul className="divide-y divide-line">
              {rates.map((rate) => (
                <li key={`${rate.currency} ${rate.date}`}>
                  <RateRow organisationId={organisationId} rate={rate} isOwn={source === 'own'} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </SettingsGroup>
  )
}

interface RateRowProps {
  organisationId: string | undefined
  rate: ExchangeRate
  isOwn: boolean
}

function RateRow({ organisationId, rate: { currency, date, rate }, isOwn }: RateRowProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const day = formatDate(date)
  const remove = useMutation({
    mutationFn: () => investments.call.removeRate({ ...ofLedger(organisationId), currency, date }),
    onError: (error) => toast.error(t`Failed to delete rate`, { description: problemOf(error).text }),
    onSettled: () => refreshInvestments(queryClient),
  })
  return (
    <div className="flex min-h-11 items-center gap-3 py-1 tabular-nums">
      <p className="min-w-0 flex-1">
        {t`1 EUR = ${rate} ${currency}`}
        <span className="ms-3 text-ink-3">{day}</span>
      </p>
      {isOwn && (
        <IconButton
          icon={Trash2}
          size="small"
          label={t`Delete the ${currency} rate for ${day}`}
          isPending={remove.isPending}
          onPress={() => remove.mutate()}
        />
      )}
    </div>
  )
}

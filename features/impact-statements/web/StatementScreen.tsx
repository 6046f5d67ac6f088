import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download, Factory, FileDown, Printer } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { type Ledger, LedgerSelect, WithLedger } from '#features/investments/web/index.ts'
import { investmentsPath, newInvestmentPath } from '#features/investments/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { ImpactStatement } from '../contract.ts'
import { impactStatementPath } from '../paths.ts'
import { type LedgerYear, statementFile, statementOf } from './data.ts'
import { IndicatorGroups } from './indicators/IndicatorGroups.tsx'
import { MissingCompanies } from './missing/MissingCompanies.tsx'
import { MissingRates } from './MissingRates.tsx'
import { validStatementSearch } from './search.ts'
import { Summary } from './Summary.tsx'

/** The statement on principal adverse impacts of the reader's own ledger, or of one they share. */
export const StatementScreen = () => <WithLedger>{(ledger) => <LedgerStatement ledger={ledger} />}</WithLedger>

function LedgerStatement({ ledger: { organisationId, organisation } }: { ledger: Ledger }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [{ year }] = useScreenSearch(validStatementSearch)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...statementOf(organisationId, year),
    refetchInterval: usePolling(),
  })
  const title = organisation ? t`Principal adverse impacts of ${organisation.name}` : t`Principal adverse impacts`
  usePageTitle('subject', title)
  return (
    <div className="mx-auto max-w-220">
      <PageHeading
        back={{ href: investmentsPath(organisationId), label: t`Investments` }}
        title={title}
        actions={data?.statement && data.statement.companies > 0 && <Actions of={{ organisationId, year: data.year }} />}
      />
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3 empty:hidden print:hidden">
        <LedgerSelect
          label={t`Portfolio`}
          value={organisationId}
          onChange={(chosen) => void navigate({ href: impactStatementPath(chosen, year) })}
          className="w-64 max-w-full phone:w-full"
        />
        {data && data.years.length > 0 && <YearSelect statement={data} organisationId={organisationId} />}
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
          <Loaded statement={data} organisationId={organisationId} />
        </div>
      ) : error ? (
        <LoadFailed title={t`Failed to load the statement`} error={error} onRetry={() => void refetch()} />
      ) : (
        <StatementSkeleton />
      )}
    </div>
  )
}

interface LoadedProps {
  statement: ImpactStatement
  organisationId: string | undefined
}

function YearSelect({ statement: { year, years }, organisationId }: LoadedProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const all = years.includes(year) ? years : [year, ...years].toSorted((one, other) => other - one)
  return (
    <Select
      className="w-32"
      label={t`Year`}
      options={all.map((each) => ({ id: String(each), label: String(each) }))}
      value={String(year)}
      onChange={(chosen) => void navigate({ href: impactStatementPath(organisationId, Number(chosen)), resetScroll: false })}
    />
  )
}

function Loaded({ statement, organisationId }: LoadedProps) {
  const of = { organisationId, year: statement.year }
  const { statement: now } = statement
  if (!now) return <MissingRates statement={statement} organisationId={organisationId} />
  if (now.companies === 0) return <NothingHeld statement={statement} organisationId={organisationId} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <div className="grid gap-4">
        <Summary statement={statement} of={of} />
        {statement.missing_rates.length > 0 && <MissingRates statement={statement} organisationId={organisationId} />}
      </div>
      <IndicatorGroups now={now} before={statement.before} of={of} />
      <MissingCompanies of={of} />
    </div>
  )
}

function Actions({ of }: { of: LedgerYear }) {
  const { t } = useLingui()
  return (
    <div className="flex gap-2 print:hidden">
      <IconButton icon={Printer} label={t`Print`} variant="outline" onPress={() => print()} />
      <Menu label={t`Export`} placement="bottom end" trigger={<IconButton icon={Download} label={t`Export`} variant="outline" />}>
        <MenuItem icon={FileDown} label={t`Export statement as CSV`} onAction={() => location.assign(statementFile(of, 'statement'))} />
        <MenuItem icon={FileDown} label={t`Export company figures as CSV`} onAction={() => location.assign(statementFile(of, 'figures'))} />
      </Menu>
    </div>
  )
}

function NothingHeld({ statement: { year, years }, organisationId }: LoadedProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={Factory}
      title={years.length > 0 ? t`No investments in ${year}` : t`No statement yet`}
      action={
        years.length === 0 && (
          <Link to={newInvestmentPath(undefined, organisationId)} className={buttonClass({ variant: 'primary' })}>
            <Trans>Add an investment</Trans>
          </Link>
        )
      }
    >
      {years.length > 0 ? (
        <Trans>This ledger had no value at the end of any quarter of the year. Choose another year.</Trans>
      ) : (
        <Trans>
          The statement is calculated from the value of your investments at the end of each quarter. You’ll see it once the first quarter
          with an investment has ended.
        </Trans>
      )}
    </EmptyState>
  )
}

function StatementSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the statement`} className="grid gap-9">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useIsPhone } from '#platform/web/phone.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Investor } from '../../figures-contract.ts'
import type { InvestorStep } from '../../investor-steps.ts'
import { investorPages } from '../figures-data.ts'
import { InvestorMenu } from './InvestorMenu.tsx'
import { investorStepLabels } from './labels.ts'
import { timeText } from './time-text.ts'

/** The investors of the member's deal, how far they got and what they read; rows on phones. */
export function InvestorList({ dealId }: { dealId: string }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const pages = useInfiniteQuery({ ...investorPages(dealId), refetchInterval: usePolling() })
  const Rows = isPhone ? InvestorRows : InvestorTable
  return (
    <PagedList
      pages={pages}
      skeleton={<ListSkeleton />}
      failed={t`Failed to load analytics`}
      empty={
        <EmptyState icon={UsersRound} title={t`No views yet`} className="card py-8">
          <Trans>Members who open your deal appear here, with the pages of the deck they read. They know that you can see this.</Trans>
        </EmptyState>
      }
    >
      {(investors) => <Rows dealId={dealId} investors={investors} />}
    </PagedList>
  )
}

interface RowsProps {
  dealId: string
  investors: readonly Investor[]
}

function InvestorTable({ dealId, investors }: RowsProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="card overflow-hidden">
      <table className="w-full table-fixed">
        <thead className="text-12 text-ink-2">
          <tr className="h-8">
            <th scope="col" className="w-[38%] px-5 text-start font-medium">
              <Trans>Investor</Trans>
            </th>
            <th scope="col" className="px-2 text-start font-medium">
              <Trans>Last step</Trans>
            </th>
            <th scope="col" className="w-28 px-2 text-end font-medium">
              <Trans>Pages read</Trans>
            </th>
            <th scope="col" className="w-24 px-2 text-end font-medium">
              <Trans>When</Trans>
            </th>
            <th scope="col" aria-label={t`More`} className="w-13" />
          </tr>
        </thead>
        <tbody>
          {investors.map((investor) => (
            <tr key={investor.member.id} className="h-14 border-t border-line">
              <th scope="row" className="px-5 text-start font-normal">
                <div className="flex min-w-0 items-center gap-2.5">
                  <Avatar id={investor.member.id} name={investor.member.full_name} picture={investor.member.profile_picture} size={28} />
                  <Name investor={investor} />
                </div>
              </th>
              <td className="px-2">
                <Badge tone={toneOf(investor.last_step)}>{i18n._(investorStepLabels[investor.last_step])}</Badge>
              </td>
              <td className="px-2 text-end tabular-nums">
                <PagesRead investor={investor} />
                {investor.seconds > 0 && <div className="text-12 text-ink-3">{timeText(investor.seconds)}</div>}
              </td>
              <td className="px-2 text-end">
                <RelativeTime at={investor.at} />
              </td>
              <td className="pe-2 text-end">
                <InvestorMenu dealId={dealId} member={investor.member} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function InvestorRows({ dealId, investors }: RowsProps) {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Investors`}>
      {investors.map((investor) => (
        <li
          key={investor.member.id}
          className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line py-2 first:border-t-0"
        >
          <Avatar id={investor.member.id} name={investor.member.full_name} picture={investor.member.profile_picture} />
          <div className="min-w-0">
            <Name investor={investor} />
            <p className="text-ink-2 tabular-nums">
              {i18n._(investorStepLabels[investor.last_step])}
              {investor.pages !== null && (
                <>
                  {' · '}
                  <PagesRead investor={investor} isInSentence />
                </>
              )}
            </p>
          </div>
          <RelativeTime at={investor.at} />
          <div className="-ms-3 -me-3">
            <InvestorMenu dealId={dealId} member={investor.member} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Name({ investor: { member } }: { investor: Investor }) {
  return (
    <Link
      to={profilePath(member.id)}
      className="block truncate rounded-badge font-medium outline-offset-[-2px] hover:underline phone:-my-1.5 phone:py-1.5"
    >
      <bdi>{member.full_name}</bdi>
    </Link>
  )
}

function PagesRead({ investor: { pages_read: read, pages }, isInSentence = false }: { investor: Investor; isInSentence?: boolean }) {
  if (pages === null) return '–'
  return isInSentence ? (
    <Trans>
      {read} of <Plural value={pages} one="# page" other="# pages" />
    </Trans>
  ) : (
    <Trans>
      {read} of {pages}
    </Trans>
  )
}

const told: readonly InvestorStep[] = ['interested', 'requested_intro', 'talking', 'invested']
const toneOf = (step: InvestorStep) => (told.includes(step) ? 'accent' : 'neutral')

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading: Investors`} className="card px-5 phone:border-0 phone:bg-transparent phone:px-0">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-3 border-t border-line first-of-type:border-t-0">
          <Skeleton className="size-7 shrink-0 rounded-full" />
          <Skeleton className="w-36" />
          <Skeleton className="ms-auto w-20" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

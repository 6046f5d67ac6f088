import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { AskDialog } from '#features/sustainability/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { askedAtOnce } from '#features/sustainability/limits.ts'
import type { IncompleteCompany } from '../../contract.ts'
import { type LedgerYear, missingPages } from '../data.ts'
import { shareText } from '../figures.ts'
import { questionLabels } from '../labels.ts'

const EnterFigures = lazily(async () => (await import('./EnterFigures.tsx')).EnterFigures)

/** The companies that lack figures, and a way to enter them. */
export function MissingCompanies({ of }: { of: LedgerYear }) {
  const { t } = useLingui()
  const heading = useId()
  const pages = useInfiniteQuery(missingPages(of))
  const [company, setCompany] = useState<{ id: string; name: string }>()
  const [asked, setAsked] = useState<readonly OrganisationBrief[]>()
  const here = itemsOf(pages.data)
    .flatMap(({ organisation }) => organisation ?? [])
    .slice(0, askedAtOnce)
  return (
    <section aria-labelledby={heading} className="print:break-before-page">
      <h2 id={heading} className="font-semibold">
        <Trans>Missing figures</Trans>
      </h2>
      <p className="mt-1 mb-3 max-w-read text-ink-2">
        <Trans>
          Ask the companies that are here for their figures. Enter what you know from a company’s reports. It is marked as entered by hand,
          and counts until the company reports its own figures.
        </Trans>
      </p>
      {here.length > 0 && (
        <Button variant="primary" className="mb-4 print:hidden" onPress={() => setAsked(here)}>
          <Plural value={here.length} one="Ask # company" other="Ask # companies" />
        </Button>
      )}
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading companies`} className="grid gap-3">
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-24 rounded-card" />
          </SkeletonGroup>
        }
        failed={t`Failed to load companies`}
        empty={
          <EmptyState icon={CircleCheck} title={t`Nothing is missing`}>
            <Trans>All figures are known for each company.</Trans>
          </EmptyState>
        }
      >
        {(companies) => (
          <ul className="card divide-y divide-line">
            {companies.map((each) => (
              <li key={each.id} className="break-inside-avoid">
                <CompanyRow
                  company={each}
                  onEnter={() => setCompany(each)}
                  onAsk={each.organisation ? () => setAsked(each.organisation ? [each.organisation] : []) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {asked && (
        <AskDialog
          organisations={asked}
          framework="principal-adverse-impacts"
          year={of.year}
          as={of.organisationId ?? null}
          onClose={() => setAsked(undefined)}
        />
      )}
      {company && (
        <Suspense>
          <EnterFigures key={company.id} company={company} of={of} onClose={() => setCompany(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

/** Missing answers that are named before the rest is counted. */
const mostNamed = 4

interface CompanyRowProps {
  company: IncompleteCompany
  onEnter: () => void
  /** For companies on this platform. */
  onAsk: (() => void) | undefined
}

function CompanyRow({ company: { name, share, missing }, onEnter, onAsk }: CompanyRowProps) {
  const { t, i18n } = useLingui()
  const part = shareText(share)
  const questions = [...new Set(missing.map(({ question }) => question))]
  const named = questions
    .slice(0, mostNamed)
    .map((question) => i18n._(questionLabels[question]))
    .join(' · ')
  const more = questions.length - mostNamed
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5 phone:p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi> <span className="font-normal text-ink-3 tabular-nums">{t`${part} of all investments`}</span>
        </p>
        <p className="text-ink-2">{more > 0 ? t`${named} and ${more} more` : named}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {onAsk && (
          <Button size="small" variant="soft" onPress={onAsk} aria-label={t`Ask for figures of ${name}`}>
            <Trans>Ask for figures</Trans>
          </Button>
        )}
        <Button size="small" onPress={onEnter} aria-label={t`Enter figures of ${name}`}>
          <Trans>Enter figures</Trans>
        </Button>
      </div>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Leaf, Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { answersPath, readersPath, sustainabilityPath } from '../../paths.ts'
import type { Sheet } from '../../reading-contract.ts'
import { sheetOf } from '../data.ts'
import { validYear } from '../shown-year.ts'
import { YearSelect } from '../YearSelect.tsx'
import { RequestState } from './RequestState.tsx'
import { SheetSummary } from './SheetSummary.tsx'
import { ShownAnswer } from './ShownAnswer.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What can be done with what an organisation shares for a year: print it, take it along. */
    'sustainability.sheet': { organisation: { id: string; slug: string; name: string }; year: number }
  }
}

const AskDialog = lazyOverlay(
  async () => (await import('../requests/AskDialog.tsx')).AskDialog,
  ({ onClose }) => onClose(),
)

/** What an organisation shares with the reader about its sustainability. */
export function SheetScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={sustainabilityPath} title={({ name }) => t`Sustainability of ${name}`}>
      {(organisation) => <Shown organisation={organisation} />}
    </OfOrganisation>
  )
}

function Shown({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const [search, change] = useScreenSearch(validYear)
  const [isAsking, setAsking] = useState(false)
  const { id, slug, name, standing } = organisation
  const { data: sheet, error, refetch } = useQuery(sheetOf(id, search.year))
  const isTeam = standing.role !== null
  return (
    <div className="settles mx-auto grid max-w-190 gap-7">
      <div className="-mb-4">
        <PageHeading
          back={{ href: organisationPath(slug), label: name }}
          title={t`Sustainability of ${name}`}
          actions={
            <>
              {sheet?.year != null && sheet.years.length > 1 && (
                <YearSelect years={sheet.years} year={sheet.year} onChange={(year) => change({ year })} />
              )}
              {isTeam ? (
                <Link to={answersPath(slug)} className={buttonClass({ variant: 'primary' })}>
                  <Pencil aria-hidden />
                  <Trans>Answer</Trans>
                </Link>
              ) : (
                sheet && (
                  <Button variant={sheet.request || sheet.sections.length > 0 ? 'secondary' : 'primary'} onPress={() => setAsking(true)}>
                    <Trans>Ask for answers</Trans>
                  </Button>
                )
              )}
            </>
          }
        />
      </div>
      {sheet ? (
        <Found organisation={organisation} sheet={sheet} />
      ) : error ? (
        <LoadFailed title={t`Failed to load these answers`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading answers`} className="grid gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </SkeletonGroup>
      )}
      {isAsking && <AskDialog organisations={[organisation]} year={sheet?.year ?? undefined} onClose={() => setAsking(false)} />}
    </div>
  )
}

function Found({ organisation, sheet }: { organisation: Organisation; sheet: Sheet }) {
  const { t } = useLingui()
  const { id, slug, name } = organisation
  const { year, sections, starts_on, ends_on, currency, request, is_team, closed_sections } = sheet
  return (
    <>
      {request && <RequestState request={request} />}
      {year === null ? (
        <Nothing organisation={organisation} isTeam={is_team} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
            {starts_on && ends_on && (
              <p>
                <Trans>
                  {formatDate(starts_on)} to {formatDate(ends_on)}, amounts in {currency}
                </Trans>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Slot name="sustainability.sheet" organisation={{ id, slug, name }} year={year} />
            </div>
          </div>
          <SheetSummary sheet={sheet} />
          {sections.length > 3 && (
            <nav aria-label={t`On this page`} className="-mt-3 flex flex-wrap gap-x-4 gap-y-1">
              {sections.map(({ section, label }) => (
                <a key={section} href={`#${section}`} className="link phone:py-2">
                  {label}
                </a>
              ))}
            </nav>
          )}
          {sections.map(({ section, label, answers }) => (
            <section key={section} id={section} aria-label={label} className="scroll-mt-24">
              <h2 className="mb-2 font-semibold">{label}</h2>
              <dl className="card divide-y divide-line">
                {answers.map((answer) => (
                  <ShownAnswer
                    key={`${answer.question} ${answer.row}`}
                    organisation={organisation}
                    year={year}
                    answer={answer}
                    currency={currency}
                    isTeam={is_team}
                  />
                ))}
              </dl>
            </section>
          ))}
          {!is_team && closed_sections > 0 && (
            <p className="flex items-center gap-2 text-ink-2">
              <Lock className="icon-sm shrink-0" aria-hidden />
              <Plural
                value={closed_sections}
                one={`${name} keeps # section to itself or shares only part of it with you.`}
                other={`${name} keeps # sections to itself or shares only parts of them with you.`}
              />
            </p>
          )}
          {is_team && (
            <p className="text-ink-2">
              <Trans>
                This is everything you have saved for readers.{' '}
                <Link to={readersPath(slug)} className="link">
                  See who reads what
                </Link>
              </Trans>
            </p>
          )}
        </>
      )}
    </>
  )
}

function Nothing({ organisation: { slug, name }, isTeam }: { organisation: Organisation; isTeam: boolean }) {
  const { t } = useLingui()
  return isTeam ? (
    <div className="card">
      <EmptyState
        icon={Leaf}
        title={t`Nothing saved for readers yet`}
        action={
          <Link to={answersPath(slug)} className={buttonClass({ variant: 'primary' })}>
            <Trans>Start answering</Trans>
          </Link>
        }
      >
        <Trans>Answer once what investors, banks and customers ask, and decide who reads it.</Trans>
      </EmptyState>
    </div>
  ) : (
    <div className="card">
      <EmptyState icon={Lock} title={t`${name} shares no answers with you yet`}>
        <Trans>Ask for those that you need. {name} sees who asks and why, and decides.</Trans>
      </EmptyState>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, TriangleAlert, UsersRound } from 'lucide-react'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Overview } from '../../answers-contract.ts'
import { answerPath, answersPath, readersPath, sustainabilityPath } from '../../paths.ts'
import { overviewOf, sustainability } from '../data.ts'
import { audienceLabels, frameworkLabels, frameworkNotes } from '../labels.ts'
import { useYear, yearsToChoose } from '../shown-year.ts'
import { useChange } from '../use-change.ts'
import { YearSelect } from '../YearSelect.tsx'
import { ForItsPeople } from '../ForItsPeople.tsx'
import { PeriodRow } from './PeriodRow.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** How else an organisation's people can answer for a year: from a file. */
    'sustainability.answers': { organisation: { id: string; slug: string; name: string }; year: number }
  }
}

/** For an organisation's people: how far its answers of a year are, and what to answer next. */
export function AnswersScreen() {
  const { t } = useLingui()
  return (
    <OfOrganisation pathOf={answersPath} title={({ name }) => t`Sustainability answers of ${name}`}>
      {(organisation) => <Answers organisation={organisation} />}
    </OfOrganisation>
  )
}

function Answers({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const { id, slug, name, standing } = organisation
  const { year, setYear } = useYear()
  const { data, error, refetch } = useQuery({ ...overviewOf(id, year), enabled: standing.role !== null })
  if (!standing.role) return <ForItsPeople organisation={organisation} />
  return (
    <div className="settles mx-auto grid max-w-190 gap-8">
      <div className="-mb-5">
        <PageHeading
          back={{ href: sustainabilityPath(slug), label: name }}
          title={t`Sustainability answers`}
          description={<Trans>Answer once. Everyone you allow reads it in the framework they need.</Trans>}
          actions={
            <>
              <YearSelect years={yearsToChoose(data?.years.map((each) => each.year) ?? [], year)} year={year} onChange={setYear} />
              <Slot name="sustainability.answers" organisation={{ id, slug, name }} year={year} />
              <Link to={readersPath(slug)} className={buttonClass()}>
                <UsersRound aria-hidden />
                <Trans>Readers</Trans>
              </Link>
            </>
          }
        />
      </div>
      {data ? (
        <Found organisation={organisation} overview={data} />
      ) : error ? (
        <LoadFailed title={t`Failed to load your answers`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading your answers`} className="grid gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Found({ organisation, overview }: { organisation: Organisation; overview: Overview }) {
  const { t } = useLingui()
  return (
    <>
      <NextStep organisation={organisation} overview={overview} />
      <section aria-label={t`Sections`}>
        <h2 className="mb-2 font-semibold">
          <Trans>Sections</Trans>
        </h2>
        <ul className="card divide-y divide-line">
          {overview.sections.map((section) => (
            <SectionRow key={section.section} slug={organisation.slug} year={overview.year} {...section} />
          ))}
        </ul>
      </section>
      <section aria-label={t`Frameworks`}>
        <h2 className="mb-2 font-semibold">
          <Trans>Frameworks</Trans>
        </h2>
        <ul className="card divide-y divide-line">
          {overview.frameworks.map((framework) => (
            <FrameworkRow key={framework.framework} slug={organisation.slug} year={overview.year} {...framework} />
          ))}
        </ul>
      </section>
      <PeriodRow organisationId={organisation.id} overview={overview} />
    </>
  )
}

const listed = (labels: readonly string[]) => new Intl.ListFormat(readerLocale(), { type: 'unit' }).format(labels)

/** The one thing to do now: start with the short set, go on with what helps most, or nothing. */
function NextStep({ organisation: { id, slug }, overview }: { organisation: Organisation; overview: Overview }) {
  const { t, i18n } = useLingui()
  const { year, next, proposals, frameworks } = overview
  const short = frameworks.find(({ framework }) => framework === 'invest-europe-minimum')
  const keep = useChange({
    send: () => sustainability.call.keep({ id, year }),
    failed: t`Failed to keep last year’s answers`,
    onDone: () => toast.success(t`Last year’s answers are now drafts`, { description: t`Check each of them, then save it for readers.` }),
  })
  if (!next) {
    return (
      <p className="card p-5 font-medium">
        <Trans>Everything is answered for {String(year)}.</Trans>
      </p>
    )
  }
  const isNew = short?.answered === 0
  const inShort = next.frameworks.includes('invest-europe-minimum')
  const part = inShort ? 'invest-europe-minimum' : next.section
  return (
    <section aria-label={t`Next`} className="card grid gap-4 p-5">
      {isNew ? (
        <div>
          <h2 className="font-semibold">
            <Trans>Start with the short set</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              {short?.asked ?? 22} questions, about ten minutes. With your page they fill the 26 fields that most investors ask for. Nobody
              reads your answers until you allow it.
            </Trans>
          </p>
        </div>
      ) : (
        <div>
          <p className="text-ink-2">
            <Trans>Answer next</Trans>
          </p>
          <h2 className="font-semibold">{next.label}</h2>
          <p className="text-ink-2">{t`Counts for: ${listed(next.frameworks.map((framework) => i18n._(frameworkLabels[framework])))}`}</p>
        </div>
      )}
      {short && !isNew && inShort && (
        <Meter label={t`Short set`} value={short.answered} max={short.asked} valueText={t`${short.answered} of ${short.asked}`} />
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to={answerPath(slug, part)}
          search={{ year }}
          hash={isNew ? undefined : next.question}
          className={buttonClass({ variant: 'primary' })}
        >
          {isNew ? <Trans>Start</Trans> : <Trans>Answer</Trans>}
          <ArrowRight aria-hidden />
        </Link>
        {proposals > 0 && (
          <Button pending={keep.isPending} pendingLabel={t`Keeping`} onPress={() => keep.mutate()}>
            <Plural value={proposals} one="Keep # answer from last year" other="Keep # answers from last year" />
          </Button>
        )}
      </div>
    </section>
  )
}

function SectionRow({
  slug,
  year,
  section,
  label,
  answered,
  asked,
  drafts,
  contradictions,
  audience,
  taken_by,
}: Overview['sections'][number] & { slug: string; year: number }) {
  const { t, i18n } = useLingui()
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_9rem_6.5rem] items-center gap-x-5 gap-y-2 p-4 transition-colors hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={answerPath(slug, section)} search={{ year }} className="font-medium outline-offset-2 after:absolute after:inset-0">
            {label}
          </Link>
          {drafts > 0 && (
            <Badge tone="warning">
              <Plural value={drafts} one="# draft" other="# drafts" />
            </Badge>
          )}
          {contradictions > 0 && (
            <Badge tone="danger" icon={TriangleAlert}>
              <Plural value={contradictions} one="# total differs" other="# totals differ" />
            </Badge>
          )}
        </div>
        <p className="text-12 text-ink-3">{i18n._(audienceLabels[audience])}</p>
      </div>
      <Meter
        label={label}
        isLabelHidden
        value={answered}
        max={Math.max(asked, 1)}
        valueText={t`${answered} of ${asked}`}
        className="phone:col-span-2 phone:row-start-2"
      />
      <div className="flex items-center justify-end gap-3">
        <span className="text-ink-2 tabular-nums">{t`${answered} of ${asked}`}</span>
        {taken_by && (
          <span title={t`${taken_by.full_name} takes care of it`}>
            <Avatar id={taken_by.id} name={taken_by.full_name} picture={taken_by.profile_picture} size={24} />
            <span className="sr-only">{t`${taken_by.full_name} takes care of it`}</span>
          </span>
        )}
      </div>
    </li>
  )
}

function FrameworkRow({
  slug,
  year,
  framework,
  answered,
  asked,
  open_requests,
}: Overview['frameworks'][number] & { slug: string; year: number }) {
  const { t, i18n } = useLingui()
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_9rem_6.5rem] items-center gap-x-5 gap-y-2 p-4 transition-colors hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={answerPath(slug, framework)} search={{ year }} className="font-medium outline-offset-2 after:absolute after:inset-0">
            {i18n._(frameworkLabels[framework])}
          </Link>
          {open_requests > 0 && (
            <Badge tone="accent">
              <Plural value={open_requests} one="# request" other="# requests" />
            </Badge>
          )}
        </div>
        <p className="text-12 text-ink-3">{i18n._(frameworkNotes[framework])}</p>
      </div>
      <Meter
        label={i18n._(frameworkLabels[framework])}
        isLabelHidden
        value={answered}
        max={Math.max(asked, 1)}
        valueText={t`${answered} of ${asked}`}
        className="phone:col-span-2 phone:row-start-2"
      />
      <span className="text-end text-ink-2 tabular-nums">{t`${answered} of ${asked}`}</span>
    </li>
  )
}

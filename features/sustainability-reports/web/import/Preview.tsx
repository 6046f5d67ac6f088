import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { answerInWords } from '#features/sustainability/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import type { ImportChange, ImportPreview } from '../../contract.ts'
import { formatLabels } from '../labels.ts'

const messageOf = textsOf('sustainabilityReports.import')

/** Rows shown until somebody asks for all. */
const atFirst = 20

interface PreviewProps {
  preview: ImportPreview
  isPending: boolean
  onImport: () => void
}

/** What an import would change, and what in the file stands in its way. */
export function Preview({ preview, isPending, onImport }: PreviewProps) {
  const { t, i18n } = useLingui()
  const { new_count, changed_count, same_count, changes, problem_count, is_blocked, format, entity, currency } = preview
  const text = (count: number) => count.toLocaleString(readerLocale())
  const replaced = changes.filter(({ before }) => before !== null)
  const added = changes.filter(({ before }) => before === null)
  return (
    <section aria-label={t`Import preview`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {format && (
        <StatStrip
          stats={[
            { label: t({ message: 'New', context: 'answers' }), value: text(new_count) },
            { label: t({ message: 'Changed', context: 'answers' }), value: text(changed_count) },
            { label: t`Already answered`, value: text(same_count), note: same_count > 0 ? t`stay as they are` : undefined },
            { label: t`Problems`, value: text(problem_count), note: i18n._(formatLabels[format]) },
          ]}
        />
      )}
      {entity?.is_other && (
        <Banner tone="warning">
          <Trans>
            This file is about {entity.name || entity.identifier} ({entity.identifier}), and your page has another identifier. Check that it
            is the right file.
          </Trans>
        </Banner>
      )}
      {problem_count > 0 && <ProblemsBanner count={problem_count} isBlocked={is_blocked} canImport={changes.length > 0} />}
      {!is_blocked && changes.length > 0 && (
        <div>
          <Button variant="primary" pending={isPending} pendingLabel={t`Importing`} onPress={onImport}>
            {problem_count > 0 ? (
              <Plural value={changes.length} one="Import # answer without these" other="Import # answers without these" />
            ) : (
              <Plural value={changes.length} one="Import # answer" other="Import # answers" />
            )}
          </Button>
        </div>
      )}
      {format && changes.length === 0 && problem_count === 0 && (
        <Banner tone="info">
          <Trans>You have already given all the answers in this file. There is nothing to import.</Trans>
        </Banner>
      )}
      {!is_blocked && replaced.length > 0 && <Changes title={t`Changed answers`} changes={replaced} currency={currency} />}
      {problem_count > 0 && <Problems preview={preview} />}
      {!is_blocked && added.length > 0 && <Changes title={t`New answers`} changes={added} currency={currency} />}
    </section>
  )
}

function ProblemsBanner({ count, isBlocked, canImport }: { count: number; isBlocked: boolean; canImport: boolean }) {
  if (isBlocked) {
    return (
      <Banner tone="danger">
        <Trans>Nothing in this file can be imported yet. See below what to do.</Trans>
      </Banner>
    )
  }
  return (
    <Banner tone="warning">
      {canImport ? (
        <Plural
          value={count}
          one="# entry cannot be imported. Correct it and choose the file again, or import the rest without it."
          other="# entries cannot be imported. Correct them and choose the file again, or import the rest without them."
        />
      ) : (
        <Plural
          value={count}
          one="# entry cannot be imported. Correct it and choose the file again."
          other="# entries cannot be imported. Correct them and choose the file again."
        />
      )}
    </Banner>
  )
}

function Problems({ preview: { problems, problem_count } }: { preview: ImportPreview }) {
  const { t } = useLingui()
  const more = problem_count - problems.length
  return (
    <div>
      <h2 className="mb-2 font-semibold">
        <Trans>Problems</Trans>
      </h2>
      <ul aria-label={t`Problems`} className="card divide-y divide-line">
        {problems.map(({ place, label, problem, message, parameters }, index) => (
          // A cell can have several.
          <li key={`${place} ${problem} ${index}`} className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[15rem_minmax(0,1fr)]">
            <span className="text-ink-2 wrap-anywhere">{place?.replace('!', ', ') ?? t`The file`}</span>
            <span className="min-w-0 wrap-anywhere">
              {label && <span className="block font-medium">{label}</span>}
              {messageOf({ id: problem, message, parameters })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-12 text-ink-3">
          <Plural value={more} one="And # more." other="And # more." />
        </p>
      )}
    </div>
  )
}

function Changes({ title, changes, currency }: { title: string; changes: readonly ImportChange[]; currency: string }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? changes : changes.slice(0, atFirst)
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <dl className="card divide-y divide-line">
        {shown.map((change) => (
          <Change key={`${change.question} ${change.row}`} change={change} currency={currency} />
        ))}
      </dl>
      {shown.length < changes.length && (
        <Button variant="quiet" className="mt-2" onPress={() => setWhole(true)}>
          {t`Show all ${changes.length}`}
        </Button>
      )}
    </div>
  )
}

function Change({ change: { label, row_label, kind, before, after }, currency }: { change: ImportChange; currency: string }) {
  const words = (content: Pick<ImportChange['after'], 'value' | 'unit' | 'shown'>) => answerInWords({ kind, ...content }, currency)
  return (
    <div className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="min-w-0 text-ink-2 wrap-anywhere">
        {label}
        {row_label !== null && <bdi className="text-ink"> · {row_label}</bdi>}
      </dt>
      <dd className="min-w-0 tabular-nums wrap-anywhere" dir="auto">
        <span className="line-clamp-3 font-medium whitespace-pre-line">{words(after)}</span>
        {before && (
          <span className="block text-12 text-ink-2">
            {before.state === 'draft' && (
              <>
                <Badge tone="warning">
                  <Trans>Draft</Trans>
                </Badge>{' '}
              </>
            )}
            <Replaced before={before} was={before.not_applicable ?? words(before)} />
          </span>
        )}
      </dd>
    </div>
  )
}

function Replaced({ before: { author, changed_at }, was }: { before: NonNullable<ImportChange['before']>; was: string }) {
  const day = formatDay(changed_at)
  return author ? (
    <Trans>
      Replaces <b className="font-medium text-ink">{was}</b>, answered by {author.full_name} on {day}
    </Trans>
  ) : (
    <Trans>
      Replaces <b className="font-medium text-ink">{was}</b>, answered on {day}
    </Trans>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMember } from '#features/members/web/index.ts'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import type { Sheet, ShownAnswer } from '#features/sustainability/reading-contract.ts'
import { answerInWords, basisLabels, figureInWords, stateLooks } from '#features/sustainability/web/index.ts'
import { formatDate, formatDay } from '#platform/web/format-day.ts'
import { siteName } from '#platform/web/site-name.ts'
import { useNow } from '#platform/web/use-now.ts'
import { type Note, notesOf } from './notes.ts'

interface PaperProps {
  organisation: Organisation
  sheet: Sheet
  year: number
}

/** A page of A4, or several: everything that the screen says by colour or on press is said in words. */
export function Paper({ organisation: { name, legal_name, lei, registry_number }, sheet, year }: PaperProps) {
  const { t } = useLingui()
  const member = useMember()
  const today = formatDay(new Date(useNow()).toISOString())
  const notes = notesOf(sheet.sections.flatMap(({ answers }) => answers))
  const { starts_on, ends_on, currency, sections, is_team } = sheet
  const identifier = lei ? `LEI ${lei}` : registry_number
  return (
    <article className="paper card p-[14mm] phone:p-4">
      <header className="mb-6">
        <p className="text-ink-2">{legal_name || name}</p>
        <h1 className="text-20 font-semibold text-balance">
          <Trans>Sustainability report {String(year)}</Trans>
        </h1>
        <p className="mt-1 text-ink-2">
          {starts_on && ends_on && (
            <Trans>
              {formatDate(starts_on)} to {formatDate(ends_on)}, amounts in {currency}
            </Trans>
          )}
          {identifier && <span className="block">{identifier}</span>}
        </p>
      </header>
      {sections.map(({ section, label, answers }) => (
        <section key={section} className="mb-6">
          <h2 className="mb-1 font-semibold">{label}</h2>
          <table className="w-full table-fixed">
            <caption className="sr-only">{label}</caption>
            <colgroup>
              <col className="w-[42%]" />
              <col />
              <col className="w-[23%]" />
            </colgroup>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t`Question`}</th>
                <th scope="col">{t`Answer`}</th>
                <th scope="col">{t`State`}</th>
              </tr>
            </thead>
            {answers.map((answer) => (
              <Entry key={`${answer.question} ${answer.row}`} answer={answer} currency={currency} notes={notes} />
            ))}
          </table>
        </section>
      ))}
      {notes.length > 0 && (
        <section className="mb-6">
          <h2 className="mb-1 font-semibold">
            <Trans>Evidence</Trans>
          </h2>
          <ol className="grid gap-1 text-12">
            {notes.map((note) => (
              <NoteLine key={note.number} note={note} />
            ))}
          </ol>
        </section>
      )}
      <footer className="border-t border-line pt-3 text-12 text-ink-2">
        {is_team || !member ? (
          <Trans>
            {siteName()}, {today}. This is what {name} has saved for its readers. An answer without evidence is stated by the company alone.
          </Trans>
        ) : (
          <Trans>
            {siteName()}, {today}. This is what {name} shares with {member.full_name}. An answer without evidence is stated by the company
            alone.
          </Trans>
        )}
      </footer>
    </article>
  )
}

/** Longer answers get the whole width, below their question. */
const longest = 160

/** An answer is a group of rows, so that pages do not break inside it. */
function Entry({ answer, currency, notes }: { answer: ShownAnswer; currency: string; notes: readonly Note[] }) {
  const { i18n } = useLingui()
  const { label, row_label, not_applicable, value, state, basis } = answer
  const isLong = not_applicable === null && typeof value === 'string' && value.length > longest
  const content = <Answered answer={answer} currency={currency} numbers={notes.filter(({ answers }) => answers.includes(answer))} />
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <th scope="row" colSpan={isLong ? 2 : 1} className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
          {label}
          {row_label !== null && <bdi className="text-ink-2"> · {row_label}</bdi>}
        </th>
        {!isLong && <td className="py-1.5 pe-3 wrap-anywhere">{content}</td>}
        <td className="py-1.5 text-12 text-ink-2">
          {i18n._(stateLooks[state].label)}
          {basis && <span className="block">{i18n._(basisLabels[basis])}</span>}
        </td>
      </tr>
      {isLong && (
        <tr>
          <td colSpan={3} className="pb-1.5 wrap-anywhere">
            {content}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Answered({ answer, currency, numbers }: { answer: ShownAnswer; currency: string; numbers: readonly Note[] }) {
  const { not_applicable, contradiction } = answer
  return (
    <>
      <span className="font-medium whitespace-pre-line tabular-nums" dir="auto">
        {not_applicable === null ? answerInWords(answer, currency) : <Trans>Does not apply</Trans>}
      </span>
      {numbers.length > 0 && <sup className="ms-0.5 text-12 text-ink-2">{numbers.map(({ number }) => number).join(', ')}</sup>}
      {not_applicable !== null && <span className="block text-12 text-ink-2">{not_applicable}</span>}
      {contradiction && (
        <span className="block text-12 text-ink-2">
          <Trans>
            The other answers give {figureInWords(answer, contradiction.computed, currency)} ({contradiction.formula}), a difference of{' '}
            {figureInWords(answer, contradiction.difference, currency)}.
          </Trans>
        </span>
      )}
    </>
  )
}

function NoteLine({ note: { number, file, page, url, text, confirmation } }: { note: Note }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
      <span className="text-ink-2 tabular-nums">{number}</span>
      <span className="wrap-anywhere" dir="auto">
        {file &&
          (page === null ? (
            file
          ) : (
            <Trans>
              {file}, page {page}
            </Trans>
          ))}
        {url && <span className="block">{url}</span>}
        {text && <span className="block whitespace-pre-line">{text}</span>}
        {confirmation && (
          <Trans>
            Confirmed by {confirmation.by} on {formatDay(confirmation.at)}: {confirmation.statement}
          </Trans>
        )}
      </span>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '#features/profiles/web/index.ts'
import type { PublicAnswers } from '../../public-answers.ts'
import type { ShownAnswer } from '../../reading-contract.ts'
import { StateBadge } from '../StateBadge.tsx'
import { FactLine } from '../strip/FactLine.tsx'
import { answerInWords } from './answer-in-words.ts'

/** On the page that visitors see of an organisation: what it shows everyone. */
export function PublicSustainability({ answers: { facts, sheet } }: { answers: PublicAnswers }) {
  const { t } = useLingui()
  return (
    <Section title={t`Sustainability`}>
      {facts.length > 0 && (
        <dl className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-4">
          {facts.map((fact) => (
            <FactLine key={fact.fact} fact={fact} />
          ))}
        </dl>
      )}
      {sheet.sections.map(({ section, label, answers }) => (
        <details key={section} className="border-t border-line py-3">
          <summary className="cursor-pointer font-medium">
            {label}, {sheet.year}
          </summary>
          <dl className="mt-2 grid gap-3">
            {answers.map((answer) => (
              <Line key={`${answer.question} ${answer.row}`} answer={answer} currency={sheet.currency} />
            ))}
          </dl>
        </details>
      ))}
    </Section>
  )
}

function Line({ answer, currency }: { answer: ShownAnswer; currency: string }) {
  const { label, row_label, not_applicable, state, evidence } = answer
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
      <div className="min-w-0">
        <dt className="text-ink-2">{row_label === null ? label : `${label} · ${row_label}`}</dt>
        <dd className="font-medium whitespace-pre-line wrap-anywhere" dir="auto">
          {not_applicable === null ? answerInWords(answer, currency) : <Trans>Does not apply: {not_applicable}</Trans>}
        </dd>
        {evidence.map(({ id, url, note }) => (
          <dd key={id} className="text-12 text-ink-2 wrap-anywhere">
            {url && (
              <a href={url} className="link" rel="noreferrer nofollow ugc">
                {url}
              </a>
            )}{' '}
            {note}
          </dd>
        ))}
      </div>
      <dd>
        <StateBadge state={state} />
      </dd>
    </div>
  )
}

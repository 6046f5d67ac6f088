import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { longestText } from '../../limits.ts'
import type { QuestionText } from '../../question-contract.ts'
import type { QuestionSheet } from '../data.ts'
import { AnswerControl } from './AnswerControl.tsx'
import { type AboutAnswer, AnswerMarks } from './AnswerMarks.tsx'
import { shownValue } from './shown-value.ts'
import { type AnswerPlace, useAnswer } from './use-answer.ts'

const EvidenceDialog = lazyOverlay(
  async () => (await import('../evidence/EvidenceDialog.tsx')).EvidenceDialog,
  ({ onClose }) => onClose(),
)
const HistoryDialog = lazyOverlay(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  ({ onClose }) => onClose(),
)
const NamesDialog = lazyOverlay(
  async () => (await import('./NamesDialog.tsx')).NamesDialog,
  ({ onClose }) => onClose(),
)

interface AnswerFieldProps {
  at: AnswerPlace
  /** Of the organisation. */
  slug: string
  question: QuestionText
  sheet: QuestionSheet
  /** In place of the question's: the row's. */
  label?: string
}

/** One answer: its control, what is wrong with it, and what can be done with it. Choices are saved at once, everything typed by a button. */
export function AnswerField({ at, slug, question, sheet, label = question.label }: AnswerFieldProps) {
  const { t } = useLingui()
  const is = (each: { question: string; row: string }) => each.question === at.question && each.row === at.row
  const saved = sheet.answers.find(is)
  const proposal = saved ? undefined : sheet.proposals.find(is)
  const figure = sheet.figures.find(is)
  const answer = useAnswer(at, saved)
  const [isExcused, setExcused] = useState(false)
  const [open, setOpen] = useState<AboutAnswer>()
  const close = () => setOpen(undefined)
  const { shown, isChanged, isOvertaken, problem } = answer
  const isOff = isExcused || shown.not_applicable !== null
  const box = useRef<HTMLDivElement>(null)
  // Saved answers lose their buttons.
  const keptFocus = useKeptFocus(box, [saved?.version, isChanged, isOvertaken, isOff].join())
  const leave = () => {
    setExcused(false)
    answer.discard()
  }
  const clear = () => {
    setExcused(false)
    answer.clear()
  }
  const marks = (
    <AnswerMarks
      question={question}
      label={label}
      saved={saved}
      onExcuse={isOff ? undefined : () => setExcused(true)}
      onClear={clear}
      onOpen={setOpen}
    />
  )
  const words = (given: Parameters<typeof shownValue>[1]) => shownValue(question, given, sheet.currency)
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 outline-none"
      {...keptFocus}
    >
      <LiveRegion>{answer.isSaved && t`Saved`}</LiveRegion>
      {isOff ? (
        <TextField
          label={label}
          mark={marks}
          autoFocus={isExcused}
          hint={t`Why this does not apply to you. Readers see the reason.`}
          value={shown.not_applicable ?? ''}
          onChange={(reason) => answer.enter({ not_applicable: reason || null, value: null, unit: null, basis: null })}
          maxLength={longestText.reason}
          error={problem?.text}
        />
      ) : (
        <AnswerControl
          question={question}
          label={label}
          currency={sheet.currency}
          answer={answer}
          error={problem?.text}
          mark={marks}
          isRow={at.row !== ''}
        />
      )}
      {isOvertaken && (
        <Banner
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onPress={leave}>
                {saved ? <Trans>Use theirs</Trans> : <Trans>Discard</Trans>}
              </Button>
              <Button size="small" onPress={answer.saveOver}>
                <Trans>Save mine</Trans>
              </Button>
            </span>
          }
        >
          {!saved ? (
            <Trans>A colleague deleted this answer meanwhile.</Trans>
          ) : saved.author ? (
            <Trans>
              {saved.author.full_name} answered meanwhile: <b>{words(saved)}</b>
            </Trans>
          ) : (
            <Trans>
              A colleague answered meanwhile: <b>{words(saved)}</b>
            </Trans>
          )}
        </Banner>
      )}
      {figure?.difference && (
        <Banner tone="warning">
          <Trans>
            Your other answers add up to {words({ value: figure.computed, unit: question.units[0]?.id ?? null })}, a difference of{' '}
            {words({ value: figure.difference, unit: question.units[0]?.id ?? null })}. Readers see both. Formula: {question.formula}
          </Trans>
        </Banner>
      )}
      {figure && !saved && !isChanged && (
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <Trans>
            Computed from your other answers: {words({ value: figure.computed, unit: question.units[0]?.id ?? null })} ({question.formula})
          </Trans>
          <Button size="small" onPress={() => answer.choose({ value: figure.computed, unit: question.units[0]?.id ?? null })}>
            <Trans>Use it</Trans>
          </Button>
        </p>
      )}
      {proposal && !isChanged && (
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <Trans>Last year: {words(proposal)}</Trans>
          <Button size="small" onPress={() => answer.choose({ ...proposal })}>
            <Trans>Still true</Trans>
          </Button>
        </p>
      )}
      {isChanged && !isOvertaken && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" size="small" pending={answer.isSaving} pendingLabel={t`Saving`} onPress={() => answer.save()}>
            <Trans>Save</Trans>
          </Button>
          <Button size="small" onPress={() => answer.save(true)} isDisabled={answer.isSaving}>
            <Trans>Save as draft</Trans>
          </Button>
          <Button size="small" variant="quiet" onPress={leave}>
            <Trans>Discard</Trans>
          </Button>
          <span className="text-12 text-ink-3">
            <Trans>Kept on this device until you save</Trans>
          </span>
        </div>
      )}
      {!isChanged && saved?.state === 'draft' && (
        <Button
          size="small"
          variant="soft"
          className="w-fit"
          pending={answer.isSaving}
          pendingLabel={t`Saving`}
          onPress={() => answer.save()}
        >
          <Trans>Save for readers</Trans>
        </Button>
      )}
      {/* Deletes a saved reason only: a colleague may have answered since. */}
      {isOff && !isChanged && (
        <Button size="small" className="w-fit" onPress={saved && saved.not_applicable !== null ? clear : leave}>
          <Trans>It does apply</Trans>
        </Button>
      )}
      {open === 'evidence' && saved && <EvidenceDialog at={at} slug={slug} label={label} answer={saved} onClose={close} />}
      {open === 'history' && <HistoryDialog at={at} question={question} label={label} currency={sheet.currency} onClose={close} />}
      {open === 'names' && <NamesDialog question={question} onClose={close} />}
    </div>
  )
}

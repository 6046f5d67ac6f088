import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere, useStillHere } from '#platform/web/rooms/still-here.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import { dealPath, dealsPath } from '../../paths.ts'
import { deals, refreshDeals } from '../data.ts'
import { checkValues } from './check-values.ts'
import { DealFormContext } from './deal-form.tsx'
import { type DealField, type DealValues, fieldOfPath, inputOf } from './deal-values.ts'
import { fieldLabels } from './field-labels.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import type { PostAs } from './post-as.ts'
import { WizardSteps } from './WizardSteps.tsx'
import { type WizardStep, stepAt, validWizardSearch, wizardSteps } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { useMissingFields } from './use-missing-fields.ts'

interface WizardProps {
  id: string
  /** The values of an existing deal. */
  saved?: DealValues
  /** The author's id. */
  member: string
  postAs: PostAs
  initial: DealValues
  /** Whether it shows a draft. */
  isRestored: boolean
  onDiscarded: () => void
  /** Called if another deal was posted with this id, so that this one needs another. */
  onIdTaken?: (values: DealValues) => void
  /** Whether it goes on with what was typed under another id. */
  isContinued?: boolean
}

/** A deal in three steps: details, files and preview. Input is saved as a draft until it is posted. */
export function Wizard({ id, saved, member, postAs, initial, isRestored, onDiscarded, onIdTaken, isContinued = false }: WizardProps) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const isStillHere = useStillHere()
  const queryClient = useQueryClient()
  const form = useForm(initial)
  const { refusals, isPending } = useSubmission(form)
  const isNew = !saved
  const draft = useDraft(form, { id, member, saved })
  useLatestValues(form, saved ?? initial)
  const [isSavingDraft, setSavingDraft] = useState(false)
  const [wanted, show] = useScreenSearch(validWizardSearch)
  const { missing, handleInput } = useMissingFields(form)
  const isFilled = missing.length === 0
  const step: WizardStep = isFilled ? stepAt(wanted.step) : 'details'
  const heading = useRef<HTMLHeadingElement>(null)
  const title = isNew ? t`Submit New Deal` : t`Edit Deal`
  usePageTitle('subject', title)

  const goTo = (to: WizardStep) => {
    show({ step: wizardSteps.indexOf(to) + 1 }, { fromTop: true })
    heading.current?.focus({ preventScroll: true })
  }
  /** Files can only be added once the server has at least a draft of the deal. */
  const keepAndGoTo = async (to: WizardStep) => {
    setSavingDraft(true)
    try {
      await draft.keep()
      if (isStillHere()) goTo(to)
    } catch {
      toast.error(t`Failed to save your draft`, { description: t`It’s saved on this device. Please check your connection and try again.` })
    }
    setSavingDraft(false)
  }
  const next = () => {
    const problems = checkValues(form.values.get())
    if (step === 'details') return void form.submit({ problems, request: () => keepAndGoTo('files') })
    if (step === 'files') return goTo('preview')
    return void form.submit({
      problems,
      async request() {
        const input = { id, ...inputOf(form.values.get()) }
        await (isNew ? deals.call.post(input) : deals.call.change(input))
        draft.stop()
        toast.success(isNew ? t`Deal posted` : t`Deal updated`)
        await refreshDeals(queryClient)
        void navigate({ href: isNew ? dealsPath('my-deals') : dealPath(id) })
      },
      fieldOf: (path) => fieldOfPath(path, form.values.get()),
      onIdTaken() {
        draft.stop()
        // Otherwise the posted deal would have what was typed as its unsaved changes.
        void deals.call.keepDraft({ id, content: null }).catch(() => undefined)
        // Files belong to an id, so that this deal has none yet.
        show({ step: 1 }, { fromTop: true })
        onIdTaken?.(form.values.get())
      },
      onProblem: ({ text }) => toast.error(isNew ? t`Failed to submit deal` : t`Failed to update deal`, { description: text }),
    })
  }
  const discard = async () => {
    try {
      await deals.call.keepDraft({ id, content: null })
    } catch (error) {
      toast.error(t`Failed to discard your draft`, { description: problemOf(error).text })
      return
    }
    draft.stop()
    onDiscarded()
  }
  useEffect(() => {
    if (isContinued) heading.current?.focus({ preventScroll: true })
  }, [isContinued])
  // The fields with problems are in the first step.
  useEffect(() => {
    if (refusals > 0 && step === 'preview' && Object.keys(form.problems.get()).length > 0) show({ step: 1 }, { fromTop: true })
  }, [refusals, step, form, show])

  return (
    <DealFormContext value={form}>
      <div className="mx-auto max-w-180">
        <header className="mb-5 flex items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none">
            {title}
          </h1>
          <div className="ms-auto">
            <IconButton
              icon={X}
              label={t`Close (your draft is saved)`}
              onPress={() => void navigate({ href: isNew ? dealsPath('my-deals') : dealPath(id) })}
            />
          </div>
        </header>
        <WizardSteps step={step} isFilled={isFilled} onStep={(to) => (step === 'details' ? void keepAndGoTo(to) : goTo(to))} />
        {isRestored && (
          <Banner
            tone="info"
            className="mt-5"
            action={
              <Button size="small" onPress={() => void discard()}>
                <Trans>Discard</Trans>
              </Button>
            }
          >
            {isNew ? (
              <Trans>Your draft has been restored. Only you can see it.</Trans>
            ) : (
              <Trans>Your unsaved changes have been restored.</Trans>
            )}
          </Banner>
        )}
        <Form
          key={step}
          onSubmit={next}
          onInput={handleInput}
          refusals={refusals}
          aria-label={title}
          className="mt-6 grid grid-cols-1 gap-6"
        >
          {step === 'details' && <DetailsStep postAs={postAs} />}
          {step === 'files' && <FilesStep id={id} />}
          {step === 'preview' && <PreviewStep id={id} postAs={postAs} onEdit={() => goTo('details')} />}
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <Button
              type="submit"
              variant="primary"
              isDisabled={step === 'details' && !isFilled}
              pending={isPending || isSavingDraft}
              pendingLabel={step === 'preview' ? t`Submitting` : t`Saving`}
            >
              {step !== 'preview' ? <Trans>Next</Trans> : isNew ? <Trans>Submit deal</Trans> : <Trans>Save changes</Trans>}
            </Button>
            {step !== 'details' && (
              <Button variant="quiet" onPress={() => goTo(step === 'preview' ? 'files' : 'details')}>
                <Trans>Back</Trans>
              </Button>
            )}
            {step === 'details' && !isFilled && <MissingFields names={missing} />}
          </div>
        </Form>
      </div>
    </DealFormContext>
  )
}

/** Says why Next is disabled. */
function MissingFields({ names }: { names: readonly DealField[] }) {
  const { i18n } = useLingui()
  const fields = new Intl.ListFormat(readerLocale(), { type: 'conjunction' }).format(names.map((name) => i18n._(fieldLabels[name])))
  return (
    <p className="min-w-0 text-ink-2">
      <Trans>Still missing: {fields}</Trans>
    </p>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { KnownFigure } from '../../contract.ts'
import { longestNote } from '../../limits.ts'
import { type Question, type Sector, sectors } from '../../questions.ts'
import { type LedgerYear, impactStatements, ofLedger, refreshStatements } from '../data.ts'
import { sectorLabels } from '../labels.ts'
import { FigureField } from './FigureField.tsx'
import { basisField, changedFigures, currencyField, fieldOf, initialValues, noteField, problemsIn } from './form-values.ts'

const groups: readonly { title: MessageDescriptor; questions: readonly Question[] }[] = [
  { title: msg`Size`, questions: ['enterprise-value', 'turnover'] },
  {
    title: msg`Greenhouse gases`,
    questions: [
      'scope-1-emissions',
      'scope-2-emissions-location-based',
      'scope-2-emissions-market-based',
      'scope-3-emissions',
      'active-in-fossil-fuels',
    ],
  },
  {
    title: msg({ message: 'Energy', context: 'sustainability' }),
    questions: ['energy-consumption', 'energy-consumption-non-renewable', 'energy-production', 'energy-production-non-renewable'],
  },
  { title: msg`Nature, water and waste`, questions: ['affects-biodiversity-areas', 'emissions-to-water', 'hazardous-waste'] },
  {
    title: msg`Social and employee matters`,
    questions: [
      'ungc-oecd-violations',
      'ungc-oecd-processes',
      'gender-pay-gap',
      'board-members',
      'board-members-female',
      'controversial-weapons',
    ],
  },
]

/** Asked for each high impact climate sector. */
const sectorQuestions = ['sector-energy-consumption', 'sector-turnover'] as const

interface FiguresFormProps {
  company: { id: string; name: string }
  known: readonly KnownFigure[]
  of: LedgerYear
  onClose: () => void
}

export function FiguresForm({ company, known, of: { organisationId, year }, onClose }: FiguresFormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [reported] = useState(
    () => new Map(known.filter(({ source }) => source === 'company').map((each) => [fieldOf(each.question, each.row), each])),
  )
  const [before] = useState(() => initialValues(known.filter(({ source }) => source === 'entered')))
  const form = useForm(before)
  const { banner, refusals, isPending } = useSubmission(form)
  const currency = String(useFieldValue(form, currencyField))
  const submit = () => {
    const now = form.values.get()
    const figures = changedFigures(before, now)
    if (figures.length === 0) return onClose()
    void form.submit({
      problems: problemsIn(figures, now),
      async request() {
        await impactStatements.call.enterFigures({ ...ofLedger(organisationId), year, id: company.id, figures })
        toast.success(t`Figures saved`)
        onClose()
        await refreshStatements(queryClient)
      },
      fieldOf(path) {
        const figure = figures[Number(/^figures\.(\d+)\./.exec(path)?.[1])]
        return figure ? fieldOf(figure.question, figure.row) : path in now ? path : undefined
      },
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} className="grid gap-6">
      <FormBanner>{banner}</FormBanner>
      {groups.map(({ title, questions }, at) => (
        <fieldset key={questions[0]} className="grid gap-4">
          <legend className="mb-3 font-semibold">{i18n._(title)}</legend>
          <FieldGrid>
            {questions.map((question) => (
              <FigureField key={question} form={form} question={question} reported={reported.get(question)} />
            ))}
            {at === 0 && (
              <Field form={form} name={currencyField}>
                {({ value, ...field }) => (
                  <Select
                    {...field}
                    value={String(value)}
                    label={t`Currency of amounts`}
                    options={currencies.map((id) => ({ id, label: id }))}
                  />
                )}
              </Field>
            )}
          </FieldGrid>
          {at === 2 && (
            <SectorFields
              form={form}
              reported={reported}
              isKnown={(row) => sectorQuestions.some((question) => before[fieldOf(question, row)] !== null)}
            />
          )}
        </fieldset>
      ))}
      <fieldset className="grid gap-4 border-t border-line pt-5">
        <legend className="sr-only">
          <Trans>About these figures</Trans>
        </legend>
        <Field form={form} name={basisField}>
          {({ value, ...field }) => (
            <RadioChips
              {...field}
              value={String(value)}
              label={t`What you enter now is`}
              options={[
                { id: 'measured', label: t`Measured` },
                { id: 'estimated', label: t`Estimated` },
              ]}
            />
          )}
        </Field>
        <Field form={form} name={noteField}>
          {({ value, ...field }) => (
            <TextField
              {...field}
              value={String(value)}
              label={t`Source`}
              mark={t`Optional`}
              placeholder={t`Annual report, page 12`}
              maxLength={longestNote}
            />
          )}
        </Field>
      </fieldset>
      <p className="sr-only">{t`Amounts are in ${currency}.`}</p>
      <DialogActions>
        <Button onPress={onClose} isDisabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save figures</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}

interface SectorFieldsProps {
  form: Parameters<typeof FigureField>[0]['form']
  reported: ReadonlyMap<string, KnownFigure>
  /** Whether something was entered for a sector before. */
  isKnown: (sector: Sector) => boolean
}

/** Energy and revenue by high impact climate sector: only for the sectors in which the company is active. */
function SectorFields({ form, reported, isKnown }: SectorFieldsProps) {
  const { t, i18n } = useLingui()
  const isReported = (sector: Sector) => sectorQuestions.some((question) => reported.has(fieldOf(question, sector)))
  const [shown, setShown] = useState<readonly Sector[]>(() => sectors.filter((sector) => isKnown(sector) || isReported(sector)))
  const others = sectors.filter((sector) => !shown.includes(sector))
  return (
    <>
      {shown.map((sector) => (
        <div key={sector} className="grid gap-2">
          <p className="text-ink-2">{i18n._(sectorLabels[sector])}</p>
          <FieldGrid>
            {sectorQuestions.map((question) => (
              <FigureField key={question} form={form} question={question} row={sector} reported={reported.get(fieldOf(question, sector))} />
            ))}
          </FieldGrid>
        </div>
      ))}
      {others.length > 0 && (
        <Select
          label={t`Add a high impact climate sector`}
          hint={t`In which the company is active, by its NACE code.`}
          options={others.map((id) => ({ id, label: i18n._(sectorLabels[id]) }))}
          value={null}
          placeholder={t`Choose a sector`}
          onChange={(sector) => setShown((before) => [...before, sector])}
        />
      )}
    </>
  )
}

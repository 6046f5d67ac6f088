import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActAsField } from '#features/organisations/web/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { type Framework, frameworks } from '../../catalogue/question.ts'
import { declinedDays, lastYear, longestText } from '../../limits.ts'
import { sustainability } from '../data.ts'
import { frameworkLabels, frameworkNotes } from '../labels.ts'
import { yearsToChoose } from '../shown-year.ts'
import { useChange } from '../use-change.ts'

interface AskDialogProps {
  /** One or several organisations; all are asked for the same. */
  organisations: readonly { id: string; name: string }[]
  year?: number | undefined
  framework?: Framework
  /** The organisation in whose name to ask, to begin with. */
  as?: string | null
  onClose: () => void
}

/** Asks organisations for their answers to the questions of a framework. */
export function AskDialog({
  organisations,
  year: shownYear,
  framework: first = 'invest-europe-minimum',
  as: firstAs = null,
  onClose,
}: AskDialogProps) {
  const { t, i18n } = useLingui()
  const [asked] = useState(() => organisations.map(({ id }) => ({ id, request_id: newId() })))
  const [framework, setFramework] = useState<Framework>(first)
  const [year, setYear] = useState(shownYear ?? lastYear() - 1)
  const [due, setDue] = useState('')
  const [note, setNote] = useState('')
  const [as, setAs] = useState<string | null>(firstAs)
  const ask = useChange<void, { asked: number; already: number }>({
    send: () => sustainability.call.ask({ organisations: asked, framework, year, due_on: due || null, note, as_organisation_id: as }),
    onDone(_input, { asked: sent, already }) {
      onClose()
      if (sent === 0) {
        toast.info(t`You have asked for this before`, { description: t`A declined request can be repeated after ${declinedDays} days.` })
        return
      }
      toast.success(plural(sent, { one: 'Request sent', other: '# requests sent' }), {
        description:
          already > 0
            ? plural(already, { one: 'You have asked # company before.', other: 'You have asked # companies before.' })
            : t`You’ll be notified of the answer.`,
      })
    },
  })
  const problem = ask.error && problemOf(ask.error)
  const [only] = organisations
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={note === ''}
      title={organisations.length === 1 && only ? t`Ask ${only.name} for answers` : t`Ask ${organisations.length} companies for answers`}
      description={<Trans>Owners and admins see who asks and decide. They can take access back at any time.</Trans>}
      closeLabel={t`Close`}
    >
      <div className="grid gap-5">
        {!problem?.fields['due_on'] && <FormBanner>{problem?.text}</FormBanner>}
        <Select
          label={t`Questions`}
          options={frameworks.map((id) => ({ id, label: i18n._(frameworkLabels[id]), detail: i18n._(frameworkNotes[id]) }))}
          value={framework}
          onChange={setFramework}
        />
        <FieldGrid>
          <Select
            label={t`Year`}
            options={yearsToChoose([], year).map((each) => ({ id: String(each), label: String(each) }))}
            value={String(year)}
            onChange={(id) => setYear(Number(id))}
          />
          <DateField label={t`Needed by`} mark={t`Optional`} value={due} onChange={setDue} error={problem?.fields['due_on']} />
        </FieldGrid>
        <ActAsField label={t`Who asks`} hint={t`If a fund asks, all of its people can read the answers.`} value={as} onChange={setAs} />
        <TextArea
          label={t`Your note`}
          mark={t`Optional`}
          hint={t`What you need the answers for`}
          rows={2}
          value={note}
          onChange={setNote}
          limit={longestText.note}
        />
      </div>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          pending={ask.isPending}
          pendingLabel={t`Sending`}
          isDisabled={note.length > longestText.note}
          onPress={() => ask.mutate()}
        >
          <Trans>Send request</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

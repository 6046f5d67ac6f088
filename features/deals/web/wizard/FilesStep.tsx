import { useLingui } from '@lingui/react/macro'
import { DocumentsEditor } from '#features/documents/web/index.ts'
import { RadioCards } from '#ui/RadioCards.tsx'
import { readerChoices } from '../../access-choices.ts'
import { readerLabels } from '../labels.ts'
import { WizardField } from './deal-form.tsx'

/** The deck and documents, and who can read them. */
export function FilesStep({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const descriptions = {
    members: t`Everyone who is signed in.`,
    investors: t`Members who joined as investors. Others can ask you.`,
    granted: t`Members ask you for access.`,
  }
  return (
    <div className="grid gap-7">
      <WizardField name="readers">
        {(field) => (
          <RadioCards
            {...field}
            columns={3}
            hint={t`You can change this at any time and revoke access for individual members. You’ll see who reads what.`}
            options={readerChoices.map((choice) => ({ id: choice, label: i18n._(readerLabels[choice]), detail: descriptions[choice] }))}
          />
        )}
      </WizardField>
      <DocumentsEditor subjectId={id} />
    </div>
  )
}

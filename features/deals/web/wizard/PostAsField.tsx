import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'
import { WizardField, useDealForm } from './deal-form.tsx'
import { type PostAs, valuesPostedAs } from './post-as.ts'

/** No organisation, as the id of an option. */
const personally = 'self'

/** Chooses in whose name the deal is posted. */
export function PostAsField({ postAs }: { postAs: PostAs }) {
  const { t } = useLingui()
  const form = useDealForm()
  const { poster, organisations, isFixed } = postAs
  return (
    <WizardField name="organisation_id">
      {({ value, ...field }) => (
        <Select
          {...field}
          value={value ?? personally}
          onChange={(id) => form.change(valuesPostedAs(postAs, id === personally ? null : id))}
          isDisabled={isFixed}
          options={[
            ...organisations.map(({ id, name }) => ({ id, label: name })),
            { id: personally, label: poster.full_name, detail: t({ message: 'Personally', context: 'posting a deal' }) },
          ]}
          hint={
            isFixed
              ? t`Owners and admins of the organisation can change this.`
              : value === null
                ? undefined
                : t`Everyone in the organisation can see its analytics and answer requests.`
          }
        />
      )}
    </WizardField>
  )
}

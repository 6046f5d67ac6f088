import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useOrganisationForm } from './form-context.tsx'

/** Whether visitors can read the page. */
export function PublicSection() {
  const { t } = useLingui()
  const form = useOrganisationForm()
  return (
    <FieldSection title={t`Who sees it`} description={t`All members can always read the page.`}>
      <Field form={form} name="is_public">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            description={t`Visitors and search engines can read the description and the facts too, but no valuation. They only see people who chose to be shown.`}
          >
            <Trans>Public page</Trans>
          </Switch>
        )}
      </Field>
    </FieldSection>
  )
}

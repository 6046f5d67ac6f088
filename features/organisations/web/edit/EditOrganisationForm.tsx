import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { askedFields, checkOwnFields } from '#features/fields/form-values.ts'
import { OwnFieldsSection, useOwnFields } from '#features/fields/web/index.ts'
import { SaveBar } from '#features/profiles/web/index.ts'
import { useUnsentForm } from '#platform/web/form/unsent-form.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath, organisationPath } from '../../paths.ts'
import { organisations, refreshOrganisations, rememberOrganisation } from '../data.ts'
import { BasicsSection } from './BasicsSection.tsx'
import { checkValues } from './check-values.ts'
import { DeleteOrganisation } from './DeleteOrganisation.tsx'
import { EditableHeader } from './EditableHeader.tsx'
import { FactsSection } from './FactsSection.tsx'
import { fieldOfPath } from './field-of-path.ts'
import { OrganisationFormContext } from './form-context.tsx'
import { type OrganisationValues, inputOf, valuesOf } from './form-values.ts'
import { KindSection } from './KindSection.tsx'
import { PublicSection } from './PublicSection.tsx'
import { RegistrationSection } from './RegistrationSection.tsx'
import { RestoredBanner } from './RestoredBanner.tsx'
import { unsentValues } from './unsent-values.ts'

interface EditOrganisationFormProps {
  organisation: Organisation
  initial: OrganisationValues
  member: string
  /** Whether `initial` has input that was typed before. */
  isRestored: boolean
  onDiscarded: () => void
}

export function EditOrganisationForm({ organisation, initial, member, isRestored, onDiscarded }: EditOrganisationFormProps) {
  // Typing creates a draft, too. That one was not restored.
  const [wasRestored] = useState(isRestored)
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const saved = valuesOf(organisation)
  const form = useForm(initial)
  const { banner, refusals, isPending } = useSubmission(form)
  const ownFields = useOwnFields('organisation')
  const { id, slug, name } = organisation
  const forget = useUnsentForm(form, unsentValues(member), id, saved)
  useLatestValues(form, saved)

  const submit = () => {
    const values = form.values.get()
    void form.submit({
      problems: { ...checkValues(values), ...checkOwnFields(askedFields(ownFields), values, organisation.own_fields) },
      async request() {
        const changed = await organisations.call.change({ id, ...inputOf(values) })
        const isAllSaved = forget(values)
        rememberOrganisation(queryClient, changed)
        toast.success(t`Page saved`)
        void refreshOrganisations(queryClient)
        if (isAllSaved) void navigate({ href: organisationPath(changed.slug) }, editOrganisationPath(changed.slug))
      },
      fieldOf: (path) => fieldOfPath(path, values),
    })
  }
  const discard = () => {
    forget()
    onDiscarded()
  }

  return (
    <OrganisationFormContext value={form}>
      <PageHeading back={{ href: organisationPath(slug), label: name }} title={t`Edit page`} />
      <div className="phone:mt-4">
        <EditableHeader organisation={organisation} />
      </div>
      <Form onSubmit={submit} refusals={refusals} aria-label={t`Edit page`} className="mt-7 grid gap-6">
        {wasRestored && <RestoredBanner onDiscard={discard} />}
        <FormBanner>{banner}</FormBanner>
        <div>
          <BasicsSection />
          <KindSection />
          <FactsSection />
          <OwnFieldsSection form={form} subject="organisation" saved={organisation.own_fields} />
          <RegistrationSection />
          <PublicSection />
        </div>
        <SaveBar>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save page</Trans>
          </Button>
          <Link to={organisationPath(slug)} onClick={() => forget()} className={buttonClass()}>
            <Trans>Cancel</Trans>
          </Link>
        </SaveBar>
      </Form>
      {organisation.can.own && <DeleteOrganisation organisation={organisation} onDeleted={() => forget()} />}
    </OrganisationFormContext>
  )
}

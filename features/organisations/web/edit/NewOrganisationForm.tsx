import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnProfile } from '#features/profiles/contract.ts'
import { askedFields, checkOwnFields } from '#features/fields/form-values.ts'
import { OwnFieldsSection, useOwnFields } from '#features/fields/web/index.ts'
import { SaveBar } from '#features/profiles/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useUnsentForm } from '#platform/web/form/unsent-form.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { organisationPath, ownOrganisationsPath } from '../../paths.ts'
import { organisationProblems } from '../../problems.ts'
import { organisations, refreshOrganisations, rememberOrganisation } from '../data.ts'
import { BasicsSection } from './BasicsSection.tsx'
import { checkValues } from './check-values.ts'
import { FactsSection } from './FactsSection.tsx'
import { OrganisationFormContext } from './form-context.tsx'
import { type OrganisationValues, inputOf } from './form-values.ts'
import { fieldOfPath } from './field-of-path.ts'
import { KindSection } from './KindSection.tsx'
import { RestoredBanner } from './RestoredBanner.tsx'
import { TakenName } from './TakenName.tsx'
import { unsentValues } from './unsent-values.ts'

const noAnswers = {}

interface NewOrganisationFormProps {
  /** Of the draft. */
  id: string
  initial: OrganisationValues
  profile: OwnProfile
  /** Whether `initial` has input that was typed before. */
  isRestored: boolean
  onDiscarded: () => void
}

export function NewOrganisationForm({ id: begunAs, initial, profile, isRestored, onDiscarded }: NewOrganisationFormProps) {
  const [id, setId] = useState(begunAs)
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const form = useForm(initial)
  const { banner, refusals, isPending } = useSubmission(form)
  const ownFields = useOwnFields('organisation')
  const [takenName, setTakenName] = useState<string>()
  const forget = useUnsentForm(form, unsentValues(profile.id), id, undefined)

  const submit = (isAnother: boolean) => {
    const values = form.values.get()
    void form.submit({
      problems: { ...checkValues(values), ...checkOwnFields(askedFields(ownFields), values, noAnswers) },
      async request() {
        try {
          const founded = await organisations.call.found({ id, ...inputOf(values), takes_deals: values.takes_deals, is_another: isAnother })
          forget()
          rememberOrganisation(queryClient, founded)
          toast.success(t`${founded.name} has a page`, { description: t`Add a logo, and invite your colleagues.` })
          void refreshOrganisations(queryClient)
          void navigate({ href: organisationPath(founded.slug) })
        } catch (error) {
          if (problemOf(error).is(organisationProblems.nameTaken)) setTakenName(values.name)
          throw error
        }
      },
      fieldOf: (path) => fieldOfPath(path, values),
      onIdTaken: () => setId(newId()),
    })
  }
  const discard = () => {
    forget()
    onDiscarded()
  }

  return (
    <OrganisationFormContext value={form}>
      <PageHeading
        back={{ href: ownOrganisationsPath(), label: t`Your organisations` }}
        title={t`Create an organisation`}
        description={<Trans>A page for your company or fund. You can add the rest later.</Trans>}
      />
      <Form onSubmit={() => submit(false)} refusals={refusals} aria-label={t`Create an organisation`} className="mt-7 grid gap-6">
        {isRestored && <RestoredBanner onDiscard={discard} />}
        <FormBanner>{banner}</FormBanner>
        <div>
          <BasicsSection
            belowName={
              <Field form={form} name="name">
                {({ value }) => value === takenName && <TakenName name={value} pending={isPending} onCreateAnother={() => submit(true)} />}
              </Field>
            }
          />
          <KindSection />
          <FactsSection />
          <OwnFieldsSection form={form} subject="organisation" saved={noAnswers} />
          {profile.user_type === 'startup' && (
            <FieldSection title={t`Your deals`}>
              <Field form={form} name="takes_deals">
                {({ value, onChange }) => (
                  <Switch
                    isSelected={value}
                    onChange={onChange}
                    description={t`Deals that you posted under this name will belong to the organisation, so that its people can see and answer them with you.`}
                  >
                    <Trans>Take over your deals of this company</Trans>
                  </Switch>
                )}
              </Field>
            </FieldSection>
          )}
        </div>
        <SaveBar>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Creating`}>
            <Trans>Create organisation</Trans>
          </Button>
          <Link to={ownOrganisationsPath()} className={buttonClass()}>
            <Trans>Cancel</Trans>
          </Link>
        </SaveBar>
      </Form>
    </OrganisationFormContext>
  )
}

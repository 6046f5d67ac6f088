import { ChipGroup } from '#ui/ChipGroup.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { fundingStages, groupOf, industries } from '../../vocabulary.ts'
import { useProfileValue } from '../edit/form-context.ts'
import { FormField } from '../edit/FormField.tsx'
import { useOptions } from '../edit/options.ts'
import { ExpertiseField, GeographyField, GoalsField, RaisingField, TicketFields } from '../edit/SharedFields.tsx'
import { SuppliedFields } from '../edit/SuppliedFields.tsx'
import { industryLabels, stageLabels } from '../labels.ts'

const fields = { startup: StartupFields, investor: InvestorFields, mentor: MentorFields }

/** What the member offers or looks for, as far as matching uses it. */
export function WorkStep() {
  const Fields = fields[groupOf(useProfileValue('user_type'))]
  return <Fields />
}

function StartupFields() {
  const stages = useOptions(fundingStages, stageLabels)
  return (
    <>
      <IndustryField />
      <FormField name="funding_stage">{(field) => <RadioChips {...field} options={stages} />}</FormField>
      <div className="max-w-80">
        <RaisingField />
      </div>
      <SuppliedFields of={['industry', 'funding_stage', 'raising_amount']} />
      <GoalsField />
    </>
  )
}

function InvestorFields() {
  const stages = useOptions(fundingStages, stageLabels)
  const options = useOptions(industries, industryLabels)
  return (
    <>
      <FormField name="industries">{(field) => <ChipGroup {...field} options={options} />}</FormField>
      <FormField name="stages">{(field) => <ChipGroup {...field} options={stages} />}</FormField>
      <TicketFields />
      <GeographyField />
      <GoalsField />
    </>
  )
}

function MentorFields() {
  return (
    <>
      <ExpertiseField />
      <IndustryField />
      <GoalsField />
    </>
  )
}

function IndustryField() {
  const options = useOptions(industries, industryLabels)
  return <FormField name="industry">{(field) => <RadioChips {...field} options={options} />}</FormField>
}

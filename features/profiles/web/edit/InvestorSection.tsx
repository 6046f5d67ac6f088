import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { fundingStages, industries, sfdrArticles } from '../../vocabulary.ts'
import { industryLabels, sfdrLabels, stageLabels } from '../labels.ts'
import { longestText } from '../../limits.ts'
import { FormField } from './FormField.tsx'
import { wholeNumber } from './number-formats.ts'
import { OptionalSelect } from './OptionalSelect.tsx'
import { useOptions } from './options.ts'
import { GeographyField, TicketFields } from './SharedFields.tsx'
import { SuppliedFields } from './SuppliedFields.tsx'

export function InvestorSection() {
  const { t } = useLingui()
  const industryOptions = useOptions(industries, industryLabels)
  const stageOptions = useOptions(fundingStages, stageLabels)
  return (
    <FieldSection title={t`What you look for`} description={t`Founders see this. It also determines which startups we suggest to you.`}>
      <FormField name="industries">{(field) => <ChipGroup {...field} options={industryOptions} />}</FormField>
      <FormField name="stages">{(field) => <ChipGroup {...field} options={stageOptions} />}</FormField>
      <TicketFields />
      <GeographyField />
      <FormField name="notifications_enabled">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            <Trans>Notify me about matching deals</Trans>
          </Checkbox>
        )}
      </FormField>
      <FieldGrid>
        <FormField name="sfdr_article">
          {(field) => (
            <OptionalSelect
              {...field}
              values={sfdrArticles}
              labels={sfdrLabels}
              hint={t`Your fund’s classification under the EU’s disclosure regulation.`}
            />
          )}
        </FormField>
        <FormField name="portfolio_size">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
      <SuppliedFields of={['sfdr_article']} />
      <FormField name="investment_focus">{(field) => <TextArea {...field} rows={2} limit={longestText.investment_focus} />}</FormField>
      <FormField name="investment_criteria">
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            limit={longestText.investment_criteria}
            hint={t`What you need to see from a company before you meet.`}
          />
        )}
      </FormField>
    </FieldSection>
  )
}

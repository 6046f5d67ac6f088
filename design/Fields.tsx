import { Mail } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { Meter } from '#ui/Meter.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Select } from '#ui/Select.tsx'
import { Slider } from '#ui/Slider.tsx'
import { TagField } from '#ui/TagField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Group, Specimen } from './Group.tsx'
import { Held } from './Held.tsx'
import { countries, stages } from './samples.ts'

export const Fields = () => (
  <>
    <Group id="text-fields" title="Text fields">
      <Specimen name="TextField" isStacked>
        <Held start="">
          {(value, onChange) => (
            <TextField
              label="Empty"
              placeholder="name@company.example"
              mark="Optional"
              hint="A hint below the field"
              {...{ value, onChange }}
            />
          )}
        </Held>
        <Held start="amelie@terraloop.example">
          {(value, onChange) => (
            <TextField label="With prefix and suffix" prefix={<Mail aria-hidden />} suffix="work" {...{ value, onChange }} />
          )}
        </Held>
      </Specimen>
      <Specimen name="TextField: error, disabled, read-only" isStacked>
        <Held start="amelie@">
          {(value, onChange) => <TextField label="Email" error="Enter an address such as name@company.example." {...{ value, onChange }} />}
        </Held>
        <TextField label="Disabled" value="Cannot be changed" isDisabled />
        <TextField label="Read-only" value="Can be copied" isReadOnly />
      </Specimen>
      <Specimen name="TextArea" isStacked>
        <Held start="We turn beet residue into packaging that composts at home. Two breweries in Ghent use it.">
          {(value, onChange) => <TextArea label="About" limit={600} hint="Grows with its text" {...{ value, onChange }} />}
        </Held>
      </Specimen>
      <Specimen name="TextArea: error" isStacked>
        <Held start="Longer than allowed">
          {(value, onChange) => <TextArea label="Headline" limit={10} error="Use at most 10 characters." {...{ value, onChange }} />}
        </Held>
      </Specimen>
      <Specimen name="PasswordField" isStacked>
        <Held start="compost heap">
          {(value, onChange) => (
            <PasswordField
              label="Password"
              autoComplete="new-password"
              showLabel="Show password"
              hideLabel="Hide password"
              strength={<Meter label="Strength" value={3} max={4} valueText="Good" tone="success" />}
              {...{ value, onChange }}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="TagField" isStacked>
        <Held start={['biochar', 'soil health', 'a keyword that is much longer than the field is wide on any phone']}>
          {(value, onChange) => <TagField label="Keywords" hint="Separate keywords with commas" value={value} onChange={onChange} />}
        </Held>
        <TagField label="Disabled" value={['biochar']} onChange={() => {}} isDisabled />
      </Specimen>
    </Group>
    <Group id="value-fields" title="Numbers, dates and lists">
      <Specimen name="NumberField" isStacked>
        <Held<number | null> start={1250}>
          {(value, onChange) => <NumberField label="Area" suffix="ha" value={value} onChange={onChange} />}
        </Held>
        <Held<number | null> start={120}>
          {(value, onChange) => <NumberField label="Share" error="Enter a number from 0 to 100." value={value} onChange={onChange} />}
        </Held>
      </Specimen>
      <Specimen name="MoneyField" isStacked>
        <Held<number | null> start={125_000_000}>
          {(value, onChange) => <MoneyField label="Target" currency="EUR" value={value} onChange={onChange} />}
        </Held>
        <Held<number | null> start={99_95}>
          {(value, onChange) => (
            <MoneyField
              label="With a choice of currency"
              currency="CHF"
              currencies={['EUR', 'CHF']}
              currencyLabel="Currency"
              onCurrencyChange={() => {}}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="DateField" isStacked>
        <Held start="2027-03-09">{(value, onChange) => <DateField label="Date" value={value} onChange={onChange} />}</Held>
        <Held start="2027-03-09T18:30">
          {(value, onChange) => (
            <DateField label="Date and time" hasTime error="Choose a time in the future." value={value} onChange={onChange} />
          )}
        </Held>
      </Specimen>
      <Specimen name="Slider" isStacked>
        <Held start={25}>
          {(value, onChange) => (
            <Slider label="Distance" text={`${value} km`} minValue={5} maxValue={100} step={5} value={value} onChange={onChange} />
          )}
        </Held>
      </Specimen>
      <Specimen name="Select" isStacked>
        <Held<string | null> start="seed">
          {(value, onChange) => <Select label="Stage" options={stages} value={value} onChange={onChange} />}
        </Held>
        <Held<string | null> start={null}>
          {(value, onChange) => (
            <Select
              label="Nothing chosen"
              placeholder="Choose"
              error="Choose a stage."
              options={stages}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
        <Select label="Disabled" options={stages} value="idea" onChange={() => {}} isDisabled />
      </Specimen>
      <Specimen name="ComboBox, MultiSelect" isStacked>
        <Held<(typeof countries)[number] | null> start={countries[0] ?? null}>
          {(value, onChange) => (
            <ComboBox label="Country" items={countries} emptyText="No countries match" value={value} onChange={onChange} />
          )}
        </Held>
        <ComboBox
          label="Loading"
          items={countries}
          emptyText="No countries match"
          isLoading
          value={null}
          onChange={() => {}}
          placeholder="Search"
        />
        <Held<string[]> start={['idea', 'seed']}>
          {(value, onChange) => <MultiSelect label="Stages" placeholder="All stages" options={stages} value={value} onChange={onChange} />}
        </Held>
      </Specimen>
      <Specimen name="Form, FormBanner, FieldSection, FieldGrid" isWide isStacked>
        <Form onSubmit={() => {}} className="grid gap-5">
          <FormBanner>Some fields are not valid. Correct them and try again.</FormBanner>
          <FieldSection title="Company" description="As members see it.">
            <FieldGrid>
              <TextField label="Name" defaultValue="Terra Loop" />
              <TextField label="Website" placeholder="https://" />
            </FieldGrid>
            <FieldGrid columns={3}>
              <TextField label="Street" />
              <TextField label="Postcode" />
              <TextField label="City" />
            </FieldGrid>
          </FieldSection>
          <Button type="submit" variant="primary" className="justify-self-end">
            Save
          </Button>
        </Form>
      </Specimen>
    </Group>
  </>
)

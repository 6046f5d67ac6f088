import { CalendarDays, LayoutGrid, List } from 'lucide-react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { StarsField } from '#ui/StarsField.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Group, Specimen } from './Group.tsx'
import { Held } from './Held.tsx'
import { industries, stages } from './samples.ts'

const ratings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']
const filters = [
  { id: 'all', label: 'All', count: '1,284' },
  { id: 'founders', label: 'Founders', count: '412' },
  { id: 'investors', label: 'Investors', count: '96' },
  { id: 'mentors', label: 'Mentors' },
]
const periods = [
  { id: 'month', label: 'Month' },
  { id: 'week', label: 'Week' },
  { id: 'day', label: 'Day' },
]
const views = [
  { id: 'grid', label: 'Grid', icon: LayoutGrid, isLabelHidden: true },
  { id: 'list', label: 'List', icon: List, isLabelHidden: true },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays },
]

export const Choices = () => (
  <Group id="choices" title="Choices">
    <Specimen name="Checkbox">
      <Held<boolean> start>
        {(isSelected, onChange) => (
          <Checkbox isSelected={isSelected} onChange={onChange}>
            Checked
          </Checkbox>
        )}
      </Held>
      <Checkbox>Unchecked</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isInvalid>Invalid</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled isSelected>
        Disabled, checked
      </Checkbox>
    </Specimen>
    <Specimen name="Switch" isStacked>
      <Held<boolean> start>
        {(isSelected, onChange) => (
          <Switch isSelected={isSelected} onChange={onChange} description="Sent once a week">
            On, with a description
          </Switch>
        )}
      </Held>
      <Switch>Off</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled isSelected>
        Disabled, on
      </Switch>
    </Specimen>
    <Specimen name="RadioCards" isStacked>
      <Held<string | null> start="idea">
        {(value, onChange) => <RadioCards label="Stage" options={stages} value={value} onChange={onChange} />}
      </Held>
      <Held<string | null> start={null}>
        {(value, onChange) => (
          <RadioCards
            label="Without details, invalid"
            columns={3}
            options={[
              { id: 'founder', label: 'Founder' },
              { id: 'investor', label: 'Investor' },
              { id: 'mentor', label: 'Mentor' },
            ]}
            error="Choose a role."
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </Specimen>
    <Specimen name="RadioChips, ChipGroup" isStacked>
      <Held<string | null> start="soil">
        {(value, onChange) => <RadioChips label="Industry" options={industries} value={value} onChange={onChange} />}
      </Held>
      <Held<string[]> start={['soil', 'circular']}>
        {(value, onChange) => (
          <ChipGroup label="Industries" hint="Choose as many as you like" options={industries} value={value} onChange={onChange} />
        )}
      </Held>
      <Held<string[]> start={[]}>
        {(value, onChange) => <ChipGroup label="Stages" error="Choose a stage." options={stages} value={value} onChange={onChange} />}
      </Held>
    </Specimen>
    <Specimen name="SegmentedControl">
      <Held start="week">
        {(value, onChange) => <SegmentedControl label="Period" options={periods} value={value} onChange={onChange} />}
      </Held>
      <Held start="grid">{(value, onChange) => <SegmentedControl label="View" options={views} value={value} onChange={onChange} />}</Held>
    </Specimen>
    <Specimen name="SegmentedControl: full" isStacked>
      <Held start="day">
        {(value, onChange) => <SegmentedControl label="Period, wide" isFull options={periods} value={value} onChange={onChange} />}
      </Held>
    </Specimen>
    <Specimen name="FilterChips" isStacked>
      <Held start="founders">
        {(value, onChange) => <FilterChips label="Members" options={filters} value={value} onChange={onChange} />}
      </Held>
    </Specimen>
    <Specimen name="StarsField" isStacked>
      <Held<number | null> start={4}>
        {(value, onChange) => <StarsField label="Rating" names={ratings} value={value} onChange={onChange} />}
      </Held>
      <Held<number | null> start={null}>
        {(value, onChange) => <StarsField label="Not rated" names={ratings} error="Choose a rating." value={value} onChange={onChange} />}
      </Held>
    </Specimen>
  </Group>
)

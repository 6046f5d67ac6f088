import { BarChart } from '#ui/charts/BarChart.tsx'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import { Key } from '#ui/charts/Key.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { ShareBar } from '#ui/charts/ShareBar.tsx'
import { Group, Specimen } from './Group.tsx'

const sectors = [
  { name: 'Energy', value: 46, text: '€4,600,000', note: '46%' },
  { name: 'Food and agriculture', value: 31, text: '€3,100,000', note: '31%' },
  { name: 'Water', value: 23, text: '€2,300,000', note: '23%' },
]
const returns = [
  { name: 'Invested', value: 8, text: '€8,000,000', series: 'rest' },
  { name: 'Distributions', value: 2, text: '€2,000,000', note: 'paid back to you', series: 1 },
  { name: 'Value', value: 10, from: 2, text: '€10,000,000' },
] as const
const stars = [12, 4, 1, 0, 2].map((value, index) => ({ name: `${5 - index} stars`, value, text: String(value) }))

const days = [3, 0, 5, 2, 8, 1, 0, 4, 6, 2, 3, 9, 14, 7, 5, 6, 2, 1, 0, 3, 4, 8, 6, 5, 2, 7, 3, 5, 4, 6]
const perDay = days.map((value, index) => ({ name: `${index + 1} Nov`, values: [value * 100], texts: [`${value * 100}`] }))
const perMonth = [24, 31, 38, 52, 47, 60].map((value, index) => ({
  name: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][index] ?? '',
  values: [value],
  texts: [String(value)],
}))
const perYear = [
  [250, 0],
  [600, 20],
  [420, 90],
  [100, 310],
].map((values, index) => ({ name: String(2023 + index), values, texts: values.map((value) => `€${value}K`) }))
const moments = [
  [100, 100],
  [150, 150],
  [240, 150],
  [210, 120],
  [330, 180],
  [330, 180],
].map((values, index) => ({
  time: index * index,
  name: `${index + 1} Mar 202${index}`,
  values,
  texts: values.map((value) => `€${value},000`),
}))

export const Charts = () => (
  <Group id="charts" title="Charts">
    <Specimen name="BarChart" isStacked>
      <BarChart caption="Value by sector" heads={['Sector', 'Value', 'Share']} bars={sectors} />
    </Specimen>
    <Specimen name="BarChart: bars on one scale" isStacked>
      <BarChart caption="Returns" heads={['Figure', 'Amount']} bars={returns} />
    </Specimen>
    <Specimen name="ColumnChart: few columns" isStacked>
      <ColumnChart label="New members by month" columns={perMonth} />
    </Specimen>
    <Specimen name="ColumnChart: many columns" isStacked>
      <ColumnChart label="Views by day" columns={perDay} />
    </Specimen>
    <Specimen name="ColumnChart: two series, Key" isStacked>
      <ColumnChart label="Cash flows by year" columns={perYear} series={['Paid in', 'Paid back']} />
      <Key parts={[{ name: 'Without a figure', series: 'track' }]} />
    </Specimen>
    <Specimen name="LineChart" isStacked>
      <LineChart label="Value over time" moments={moments} series={['Value', 'Paid in minus distributions']} />
    </Specimen>
    <Specimen name="ShareBar" isStacked>
      <ShareBar
        label="Measured 64%, estimated 20%, missing 16%"
        parts={[
          { text: '64% measured', share: 0.64, series: 0 },
          { text: '20% estimated', share: 0.2, series: 2 },
        ]}
        rest="16% missing"
      />
    </Specimen>
    <Specimen name="BarChart: small" isStacked>
      <BarChart size="small" caption="Ratings" heads={['Stars', 'Reviews']} bars={stars} />
    </Specimen>
  </Group>
)

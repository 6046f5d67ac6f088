import { Meter } from '#ui/Meter.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Group, Specimen } from './Group.tsx'
import { Held } from './Held.tsx'

const tones = ['accent', 'success', 'warning', 'danger'] as const
const stats = [
  { label: 'Matches', value: '128', note: '6 this week' },
  { label: 'Deals', value: '14', note: '2 closing soon' },
  { label: 'Raised', value: '€4.2M' },
  { label: 'Loading', value: <Skeleton className="my-2 h-5 w-16" /> },
]
const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'questions', label: 'Questions', count: '12' },
  { id: 'messages', label: 'Messages', unread: '3' },
  { id: 'documents', label: 'Documents', isDisabled: true },
]

export const Figures = () => (
  <Group id="figures" title="Figures and tabs">
    <Specimen name="StatStrip" isWide isStacked>
      <StatStrip stats={stats} />
    </Specimen>
    <Specimen name="StatStrip: compact" isStacked>
      <StatStrip size="compact" stats={stats.slice(0, 3)} />
    </Specimen>
    <Specimen name="Meter" isStacked>
      {tones.map((tone, index) => (
        <Meter key={tone} label={tone} value={100 - index * 25} valueText={`${100 - index * 25}%`} tone={tone} />
      ))}
    </Specimen>
    <Specimen name="Tabs" isStacked>
      <Held start="questions">
        {(value, onChange) => (
          <Tabs label="Deal" tabs={tabs} value={value} onChange={onChange}>
            <p>{value}</p>
          </Tabs>
        )}
      </Held>
    </Specimen>
    <Specimen name="SkeletonGroup, Skeleton" isStacked>
      <SkeletonGroup label="Loading members" className="flex gap-3">
        <Skeleton className="size-10 rounded-full" />
        <span className="grid flex-1 content-center gap-2">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-4/5" />
        </span>
      </SkeletonGroup>
    </Specimen>
  </Group>
)

import { BellRing } from 'lucide-react'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import { Switch } from '#ui/Switch.tsx'
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
  <Group id="figures" title="Figures, tabs and rows">
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
    <Specimen name="ActionRow" isStacked>
      <ul>
        <ActionRow
          picture={<Avatar id="jonas" name="Jonas Weber" />}
          title={
            <a href="#figures" className={actionLink}>
              Jonas Weber wants to connect
            </a>
          }
          actions={
            <>
              <Button size="small">Decline</Button>
              <Button size="small" variant="soft">
                Connect
              </Button>
            </>
          }
        >
          Investor, Munich
        </ActionRow>
        <ActionRow
          picture={<Avatar id="terra" name="Terra Loop" shape="company" />}
          title={
            <a href="#figures" className={actionLink}>
              A question about a deal with a title that needs more than one line
            </a>
          }
          actions={<Button size="small">Answer</Button>}
        />
      </ul>
    </Specimen>
    <Specimen name="SettingsGroup, SettingRow" isStacked>
      <SettingsGroup title="Notifications" description="Emails and pushes." actions={<Button size="small">Reset</Button>}>
        <SettingRow icon={<BellRing aria-hidden />} title="Push notifications" action={<Button>Turn on</Button>}>
          <p className="text-ink-2">Off on this device</p>
        </SettingRow>
        <SettingRow title="Digest" isLong action={<Button>Choose a weekday</Button>}>
          <p className="text-ink-2">An email about everything that you missed, with a text that is long enough to break.</p>
        </SettingRow>
        <Switch className="min-h-15 py-3" description="From members of your groups">
          Mentions
        </Switch>
      </SettingsGroup>
    </Specimen>
  </Group>
)

import { BellRing } from 'lucide-react'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Group, Specimen } from './Group.tsx'

export const Lists = () => (
  <Group id="lists" title="Lists">
    <Specimen name="ActionRow" isStacked>
      <ul>
        <ActionRow
          picture={<Avatar id="jonas" name="Jonas Weber" />}
          title={
            <a href="#lists" className={actionLink}>
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
            <a href="#lists" className={actionLink}>
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

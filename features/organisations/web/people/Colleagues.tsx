import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PersonName, PersonPicture } from '#features/groups/web/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { colleaguesOf, organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

/** Members with a confirmed address at the verified domain who are not in the organisation. Renders nothing if there are none. */
export function Colleagues({ organisation: { id, verified } }: { organisation: Organisation }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...colleaguesOf(id), enabled: verified !== null })
  if (!verified || !data || data.items.length === 0) return null
  const { domain } = verified
  return (
    <SettingsGroup title={t`People at ${domain} you can invite`} description={t`They have confirmed an email address at this domain.`}>
      <ul>
        {data.items.map((member) => (
          <Colleague key={member.id} organisationId={id} member={member} />
        ))}
      </ul>
    </SettingsGroup>
  )
}

function Colleague({ organisationId, member }: { organisationId: string; member: MemberBrief }) {
  const { t } = useLingui()
  const name = member.full_name
  const invite = useChange({
    send: () => organisations.call.invite({ id: organisationId, member_id: member.id }),
    failed: t`Failed to invite ${name}`,
    onDone: () => toast.success(t`Invitation sent to ${name}`),
  })
  return (
    <ActionRow
      picture={<PersonPicture member={member} />}
      title={<PersonName member={member} />}
      actions={
        <Button size="small" pending={invite.isPending} aria-label={t`Invite ${name}`} onPress={() => invite.mutate()}>
          <Trans>Invite</Trans>
        </Button>
      }
    >
      <bdi>{member.company_name}</bdi>
    </ActionRow>
  )
}

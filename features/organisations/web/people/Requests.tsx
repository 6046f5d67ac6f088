import { useLingui } from '@lingui/react/macro'
import { AnswerRequest, PersonName, PersonPicture } from '#features/groups/web/index.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import type { PagedListProps } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import type { JoinRequest } from '../../people-contract.ts'
import { organisations, refreshOrganisations } from '../data.ts'

interface RequestsProps {
  organisation: Organisation
  pages: PagedListProps<JoinRequest>['pages']
}

/** Open requests to join. Renders nothing if there are none. */
export function Requests({ organisation: { id }, pages }: RequestsProps) {
  const { t } = useLingui()
  const requests = itemsOf(pages.data)
  if (requests.length === 0) return null
  return (
    <SettingsGroup title={t`Requests to join`}>
      <ul>
        {requests.map((request) => (
          <Request key={request.member.id} organisationId={id} request={request} />
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </SettingsGroup>
  )
}

function Request({ organisationId, request: { member, note, asked_at } }: { organisationId: string; request: JoinRequest }) {
  return (
    <ActionRow
      picture={<PersonPicture member={member} />}
      title={<PersonName member={member} />}
      actions={
        <AnswerRequest
          member={member}
          send={(answer) => organisations.call.answerRequest({ id: organisationId, member_id: member.id, answer })}
          refresh={refreshOrganisations}
        />
      }
    >
      <span className="min-w-0">
        {member.company_name && <bdi className="me-2">{member.company_name}</bdi>}
        <RelativeTime at={asked_at} />
        {note && (
          <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
            {note}
          </span>
        )}
      </span>
    </ActionRow>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import type { PagedListProps } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { JoinRequest } from '../../people-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'
import { PersonName, PersonPicture } from './PersonLine.tsx'

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
      actions={<AnswerRequest organisationId={organisationId} member={member} />}
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

type Answer = 'accept' | 'decline'

function AnswerRequest({ organisationId, member }: { organisationId: string; member: MemberBrief }) {
  const { t } = useLingui()
  const name = member.full_name
  const change = useChange<Answer>({
    send: (answer) => organisations.call.answerRequest({ id: organisationId, member_id: member.id, answer }),
    failed: t`Failed to save your answer`,
    onDone: (answer) => (answer === 'accept' ? toast.success(t`${name} is now in`) : toast.info(t`Request from ${name} declined`)),
  })
  const answering = (answer: Answer) => ({
    size: 'small' as const,
    pending: change.isPending && change.variables === answer,
    isDisabled: change.isPending && change.variables !== answer,
    onPress: () => change.mutate(answer),
  })
  return (
    <>
      <Button {...answering('decline')} aria-label={t`Decline request from ${name}`}>
        <Trans context="request to join">Decline</Trans>
      </Button>
      <Button variant="soft" {...answering('accept')} aria-label={t`Accept request from ${name}`}>
        <Trans context="request to join">Accept</Trans>
      </Button>
    </>
  )
}

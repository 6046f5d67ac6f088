import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { settingsPath } from '#features/accounts/paths.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import { organisationPath } from '../../paths.ts'
import { organisationProblems } from '../../problems.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

type Answer = 'accept' | 'decline'

interface AnswerInvitationProps {
  id: string
  organisation: Pick<OrganisationBrief, 'name' | 'slug'>
  size?: 'small' | 'regular'
  onAccepted?: () => void
  onDeclined?: () => void
}

/** Accepts or declines an invitation; accepting leads to the organisation. */
export function AnswerInvitation({ id, organisation: { name, slug }, size, onAccepted, onDeclined }: AnswerInvitationProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const navigateIfStillHere = useNavigateIfStillHere()
  const change = useChange<Answer>({
    send: (answer) => organisations.call.answerInvitation({ id, answer }),
    failed({ is, text }) {
      const openSettings = { label: t`Open settings`, onPress: () => void navigate({ href: settingsPath() }) }
      toast.error(t`Failed to answer the invitation`, {
        description: text,
        ...(is(organisationProblems.confirmAddress) && { action: openSettings, duration: 10_000 }),
      })
    },
    onDone(answer) {
      if (answer === 'accept') {
        toast.success(t`You’re now in ${name}`, { description: t`You can post and answer for it.` })
        onAccepted?.()
        void navigateIfStillHere({ href: organisationPath(slug) })
      } else {
        toast.info(t`Invitation declined`)
        onDeclined?.()
      }
    },
  })
  const answering = (answer: Answer) => ({
    size,
    pending: change.isPending && change.variables === answer,
    isDisabled: change.isPending && change.variables !== answer,
    onPress: () => change.mutate(answer),
  })
  return (
    <>
      <Button {...answering('decline')} aria-label={t`Decline the invitation to ${name}`}>
        <Trans context="invitation">Decline</Trans>
      </Button>
      <Button variant="primary" {...answering('accept')} aria-label={t`Accept the invitation to ${name}`}>
        <Trans context="invitation">Accept</Trans>
      </Button>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { useAnswer } from '../deck/use-answer.ts'

/** Pass and Accept, for who is interested, where they stand in a list. */
export function AnswerInterest({ member, isQuiet = false }: { member: MemberBrief; isQuiet?: boolean }) {
  const { t } = useLingui()
  const answer = useAnswer()
  const name = member.full_name
  const isPending = (status: 'accepted' | 'rejected') => answer.isPending && answer.variables.status === status
  return (
    <>
      <Button
        size="small"
        variant={isQuiet ? 'quiet' : 'secondary'}
        aria-label={t`Pass on ${name}`}
        pending={isPending('rejected')}
        onPress={() => answer.mutate({ member, status: 'rejected' })}
      >
        <Trans>Pass</Trans>
      </Button>
      <Button
        size="small"
        variant="soft"
        aria-label={t`Accept ${name}`}
        pending={isPending('accepted')}
        onPress={() => answer.mutate({ member, status: 'accepted' })}
      >
        <Trans>Accept</Trans>
      </Button>
    </>
  )
}

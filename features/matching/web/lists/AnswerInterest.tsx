import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { useAnswer } from '../deck/use-answer.ts'

/** Pass and Connect buttons for an interested member in a list. */
export function AnswerInterest({ member, isQuiet = false }: { member: MemberBrief; isQuiet?: boolean }) {
  const { t } = useLingui()
  const answer = useAnswer()
  const name = member.full_name
  return (
    <>
      <Button
        size="small"
        variant={isQuiet ? 'quiet' : 'secondary'}
        aria-label={t`Pass on ${name}`}
        pending={answer.isPending}
        onPress={() => answer.mutate({ member, status: 'rejected' })}
      >
        <Trans>Pass</Trans>
      </Button>
      <ConnectButton member={member} />
    </>
  )
}

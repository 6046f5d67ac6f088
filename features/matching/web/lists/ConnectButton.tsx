import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { useAnswer } from '../deck/use-answer.ts'

/** Accepts a member in a list, or answers their interest. */
export function ConnectButton({ member }: { member: MemberBrief }) {
  const { t } = useLingui()
  const answer = useAnswer()
  const name = member.full_name
  return (
    <Button
      size="small"
      variant="soft"
      aria-label={t`Connect with ${name}`}
      pending={answer.isPending}
      onPress={() => answer.mutate({ member, status: 'accepted' })}
    >
      <Trans>Connect</Trans>
    </Button>
  )
}

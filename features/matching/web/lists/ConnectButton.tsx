import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { useAnswer } from '../deck/use-answer.ts'

/** Says that one would like to connect with a member of a list, or answers who said so. */
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

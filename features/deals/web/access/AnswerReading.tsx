import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { useAnswerAccess } from './use-answer-access.ts'

/** Answers an access request. */
export function AnswerReading({ dealId, member }: { dealId: string; member: MemberBrief }) {
  const { t } = useLingui()
  const { mutate, isPending, variables } = useAnswerAccess(dealId)
  const name = member.full_name
  const answering = (answer: 'granted' | 'refused') => ({
    isDisabled: isPending && variables.answer !== answer,
    pending: isPending && variables.answer === answer,
    onPress: () => mutate({ member, answer }),
  })
  return (
    <>
      <Button size="small" aria-label={t`Deny ${name} access`} {...answering('refused')}>
        <Trans>Deny</Trans>
      </Button>
      <Button size="small" variant="soft" aria-label={t`Allow ${name} to read`} {...answering('granted')}>
        <Trans>Allow</Trans>
      </Button>
    </>
  )
}

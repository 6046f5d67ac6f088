import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import type { ReceivedIntroduction } from '../../contract.ts'
import { useAnswer } from './use-answer.ts'

/** Pass, and yes. `isQuiet`: one of many rows, where there is little room. */
export function AnswerButtons({ introduction, isQuiet = false }: { introduction: ReceivedIntroduction; isQuiet?: boolean }) {
  const { t } = useLingui()
  const answer = useAnswer(introduction)
  const name = introduction.other.full_name
  const given = answer.isPending ? answer.variables : undefined
  return (
    <>
      <Button
        size="small"
        variant={isQuiet ? 'quiet' : 'secondary'}
        aria-label={t`Pass on the introduction to ${name}`}
        pending={given === 'pass'}
        isDisabled={given === 'yes'}
        onPress={() => answer.mutate('pass')}
      >
        <Trans>Pass</Trans>
      </Button>
      <Button
        size="small"
        variant={isQuiet ? 'soft' : 'primary'}
        aria-label={t`Yes, introduce us: ${name}`}
        pending={given === 'yes'}
        isDisabled={given === 'pass'}
        onPress={() => answer.mutate('yes')}
      >
        {isQuiet ? <Trans>Yes</Trans> : <Trans>Yes, introduce us</Trans>}
      </Button>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMember } from '#features/members/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { toast } from '#ui/toast.ts'
import type { ReceivedIntroduction } from '../../contract.ts'
import { introductions, useChange } from '../data.ts'

type Answer = 'yes' | 'pass' | null

/** Answers an introduction or takes the answer back (null), and says what follows. */
export function useAnswer({ id, other }: Pick<ReceivedIntroduction, 'id' | 'other'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mayWrite = useMember()?.profile_completed
  const name = other.full_name
  const change = useChange<Answer, { came_about: boolean }>({
    send: (answer) => introductions.call.answer({ id, answer }),
    failed: t`Failed to save your answer`,
    onDone(answer, { came_about }) {
      const key = `introduction-${id}`
      if (came_about)
        toast.success(t`You both said yes`, {
          id: key,
          description: t`You and ${name} are connected.`,
          duration: 10_000,
          ...(mayWrite && {
            action: { label: t({ message: 'Message', context: 'button' }), onPress: () => void navigate({ href: messagesPath(other.id) }) },
          }),
        })
      else if (answer === 'yes') toast.success(t`You said yes`, { id: key, description: t`You’ll be notified if ${name} does, too.` })
      else if (answer === 'pass')
        toast.info(t`You passed`, {
          id: key,
          description: t`Nobody is told.`,
          action: { label: t`Undo`, onPress: () => change.mutate(null) },
        })
    },
  })
  return change
}

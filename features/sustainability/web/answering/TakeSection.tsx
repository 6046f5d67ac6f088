import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { useMember } from '#features/members/web/index.ts'
import { Button } from '#ui/Button.tsx'
import type { Section } from '../../catalogue/question.ts'
import { overviewOf, sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'

/** Lets a colleague take care of a section, and shows who does. */
export function TakeSection({ organisation: { id }, section, year }: { organisation: Organisation; section: Section; year: number }) {
  const { t } = useLingui()
  const member = useMember()
  const { data } = useQuery(overviewOf(id, year))
  const take = useChange<boolean>({
    send: (is_mine) => sustainability.call.takeSection({ id, section, is_mine }),
    failed: t`Failed to change who takes care of this`,
  })
  if (!data) return null
  const takenBy = data.sections.find((each) => each.section === section)?.taken_by
  if (takenBy && takenBy.id !== member?.id) {
    return (
      <p className="text-ink-2">
        <Trans>{takenBy.full_name} takes care of it</Trans>
      </p>
    )
  }
  const isMine = takenBy !== null && takenBy !== undefined
  return (
    <Button pending={take.isPending} pendingLabel={t`Saving`} onPress={() => take.mutate(!isMine)}>
      {isMine ? <Trans>Give back</Trans> : <Trans>Take this section</Trans>}
    </Button>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Board } from '../../board-contract.ts'
import type { TeamCard } from '../../card-contract.ts'
import type { CountUnsaved } from './use-unsaved-text.ts'
import { VoteForm } from './VoteForm.tsx'
import { VoteList } from './VoteList.tsx'

interface VotesProps {
  board: Board
  card: TeamCard
  onUnsaved: CountUnsaved
}

/** The team's votes. While they are hidden, only how many there are. */
export function Votes({ board, card, onUnsaved }: VotesProps) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const { own, voters, tally } = card.voting
  const about = { id: board.organisation.id, deal_id: card.deal.id }
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">
          <Trans>Votes</Trans>
        </h3>
        {tally && voters > 0 && (
          <p className="text-ink-2 tabular-nums">
            <Trans>
              {tally.yes} yes, {tally.no} no, {tally.unsure} unsure
            </Trans>
          </p>
        )}
        {own && !isChanging && (
          <Button size="small" className="ms-auto" onPress={() => setChanging(true)}>
            <Trans>Change your vote</Trans>
          </Button>
        )}
      </div>
      {!tally && (
        <p className="text-ink-2">
          {voters === 0
            ? t`Nobody has voted yet. You’ll see your colleagues’ votes once you’ve voted.`
            : t`${plural(voters, { one: '# colleague has voted.', other: '# colleagues have voted.' })} You’ll see how once you’ve voted.`}
        </p>
      )}
      {(!own || isChanging) && (
        <VoteForm about={about} own={own} onUnsaved={onUnsaved} onDone={() => setChanging(false)} isCancellable={isChanging} />
      )}
      {tally && voters > 0 && <VoteList about={about} />}
    </section>
  )
}

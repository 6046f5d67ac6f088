import { Suspense } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import type { Board } from '../../board-contract.ts'
import { validPipelineSearch } from '../search.ts'
import { Columns } from './Columns.tsx'
import { FirstDeal } from './FirstDeal.tsx'
import { StartPipeline } from './StartPipeline.tsx'

const CardDialog = lazily(async () => (await import('../card/CardDialog.tsx')).CardDialog)
const SettingsDialog = lazily(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog)

interface BoardViewProps {
  board: Board
  isSettingUp: boolean
  onSetUp: (isSettingUp: boolean) => void
}

/** The columns of a team's pipeline, and the deal that is open. */
export function BoardView({ board, isSettingUp, onSetUp }: BoardViewProps) {
  const [{ deal }, show] = useScreenSearch(validPipelineSearch)
  if (!board.is_started) return <StartPipeline organisation={board.organisation} />
  return (
    <>
      {board.is_empty ? <FirstDeal /> : <Columns board={board} onOpen={(opened) => show({ deal: opened })} />}
      <Suspense>
        {deal && <CardDialog key={deal} board={board} dealId={deal} onClose={() => show({}, { replace: true })} />}
        {isSettingUp && <SettingsDialog board={board} onClose={() => onSetUp(false)} />}
      </Suspense>
    </>
  )
}

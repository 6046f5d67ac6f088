import { RefreshCw } from 'lucide-react'
import { Button } from '#ui/Button.tsx'

/** Keeps the focus while refreshing. */
export function RefreshButton({ label, isRefreshing, onPress }: { label: string; isRefreshing: boolean; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" aria-label={label} pending={isRefreshing} onPress={onPress} className="size-8 p-0! phone:size-11">
      <RefreshCw className="icon-sm" aria-hidden />
    </Button>
  )
}

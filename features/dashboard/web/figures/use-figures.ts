import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { liveStatus, usePolling, useWatched } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import { toast } from '#ui/toast.ts'
import type { Figures } from '../../contract.ts'
import { figures } from './data.ts'
import { sampleFigures } from './sample-figures.ts'

interface ShownFigures {
  /** Absent while they are on their way. */
  figures: Figures | undefined
  /** They could not be had, and those that are shown are invented. */
  isSample: boolean
  /** They are real, and hear of what happens. */
  isLive: boolean
  isRefreshing: boolean
  refresh: () => void
}

/** Shows the community's deals, besides what is the member's own. */
const watched = ['dashboard:deals']

/** One's figures, followed while they are shown. @param failed what is said where they cannot be had when they are asked for again */
export function useFigures(failed: string): ShownFigures {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery({ ...figures(), refetchInterval: usePolling() })
  const [isRefreshing, setRefreshing] = useState(false)
  const isOpen = useStore(liveStatus) === 'open'
  useWatched(watched)

  async function askAgain() {
    setRefreshing(true)
    const { error, data: kept } = await refetch()
    setRefreshing(false)
    if (!error) return
    if (kept) toast.error(t`Failed to refresh. What is shown is from before.`, { description: problemOf(error).text, id: sampleToast })
    else sayThatSample(failed, t`Showing sample data for demonstration`)
  }

  const isSample = isError && data === undefined
  return {
    figures: data ?? (isSample ? sampleFigures : undefined),
    isSample,
    isLive: isOpen && !isError && data !== undefined,
    isRefreshing,
    refresh: () => void askAgain(),
  }
}

/** One toast, whatever it says. */
const sampleToast = 'figures'
export const sayThatSample = (title: string, description: string): void => toast.error(title, { description, id: sampleToast })

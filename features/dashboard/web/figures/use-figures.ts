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
  /** Undefined while loading. */
  figures: Figures | undefined
  /** The figures failed to load, and sample data is shown. */
  isSample: boolean
  /** The figures are real and update live. */
  isLive: boolean
  isRefreshing: boolean
  refresh: () => void
}

/** The community's deals; the member's own events need no topic. */
const watched = ['dashboard:deals']

/** The member's figures, updated while shown. @param failed title of the toast if a refresh fails without earlier data */
export function useFigures(failed: string): ShownFigures {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery({ ...figures(), refetchInterval: usePolling() })
  const [isRefreshing, setRefreshing] = useState(false)
  const isOpen = useStore(liveStatus) === 'open'
  useWatched(watched)

  async function refreshNow() {
    setRefreshing(true)
    const { error, data: kept } = await refetch()
    setRefreshing(false)
    if (!error) return
    if (kept) toast.error(t`Failed to refresh. You are seeing earlier figures.`, { description: problemOf(error).text, id: sampleToast })
    else toastSampleData(failed, t`Showing sample data for demonstration`)
  }

  const isSample = isError && data === undefined
  return {
    figures: data ?? (isSample ? sampleFigures : undefined),
    isSample,
    isLive: isOpen && !isError && data !== undefined,
    isRefreshing,
    refresh: () => void refreshNow(),
  }
}

/** Shared, so that only one toast is shown. */
const sampleToast = 'figures'
export const toastSampleData = (title: string, description: string): void => toast.error(title, { description, id: sampleToast })

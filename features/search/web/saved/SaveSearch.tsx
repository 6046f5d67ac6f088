import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { useEffect } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { longestName } from '../../limits.ts'
import { filtersOf, search, useChange } from '../data.ts'
import type { ScreenSearch } from '../search.ts'
import { savedList, savedOf } from './saved.ts'

/** Saves what is searched for, or removes it again. Opening a saved search tells the server that its results have been seen. */
export function SaveSearch({ asked, name }: { asked: ScreenSearch; name: string }) {
  const { t } = useLingui()
  const { data } = useQuery(savedList())
  const saved = data && savedOf(data.items, asked)
  const { mutate: markSeen } = useChange({ send: (id: string) => search.call.markSeen({ id }) })
  const opened = saved?.id
  // Once: what comes in while the page stays open is not on it yet. Also without new results, because these are counted once a day.
  useEffect(() => {
    if (opened !== undefined) markSeen(opened)
  }, [opened, markSeen])

  const { mutate: save, isPending } = useChange({
    send: () => search.call.save({ id: newId(), name: name.slice(0, longestName), filters: filtersOf(asked) }),
    failed: t`The search could not be saved`,
    onDone: () => toast.success(t`Search saved`, { description: t`Once a day, we tell you about new results.` }),
  })
  const { mutate: remove, isPending: isRemoving } = useChange({
    send: (id: string) => search.call.remove({ id }),
    failed: t`The search could not be removed`,
  })
  if (!data) return null
  return (
    <Button
      size="small"
      variant={saved ? 'soft' : 'secondary'}
      pending={isPending || isRemoving}
      aria-pressed={saved !== undefined}
      onPress={() => (saved ? remove(saved.id) : save())}
    >
      {saved ? (
        <>
          <BellRing aria-hidden />
          <Trans>Search saved</Trans>
        </>
      ) : (
        <>
          <BellPlus aria-hidden />
          <Trans>Save search</Trans>
        </>
      )}
    </Button>
  )
}

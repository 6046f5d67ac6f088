import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ownTeams } from '../data.ts'
import { addIcon } from './add-icon.ts'

const AddDialog = lazily(async () => (await import('./AddDialog.tsx')).AddDialog)

/** A button that puts a deal into the reader's own pipeline or a team's; nothing for members without a team. */
export function AddToPipeline({ deal, standing }: Slots['deal.actions']) {
  const { t } = useLingui()
  const teams = useQuery(ownTeams()).data?.items ?? []
  const [isOpen, setOpen] = useState(false)
  if (teams.length === 0) return null
  const company = deal.company_name
  return (
    <>
      <IconButton
        icon={addIcon}
        variant="outline"
        className="size-control-sm!"
        label={t`Add ${company} to a pipeline`}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AddDialog deal={deal} isInOwn={standing.in_pipeline} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

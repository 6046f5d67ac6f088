import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { itemsOf } from '#platform/web/pages.ts'
import { peoplePages } from '#features/organisations/web/index.ts'
import { ComboBox } from '#ui/ComboBox.tsx'
import type { TeamCard } from '../../card-contract.ts'
import { useAssign } from './use-assign.ts'

/** The colleague who is responsible for a deal. Clearing the field leaves nobody responsible. */
export function OwnerField({ organisationId, card }: { organisationId: string; card: TeamCard }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(peoplePages(organisationId))
  const { mutate: assign, isPending, variables } = useAssign(organisationId, card.deal.id)
  const { hasNextPage, isFetching, fetchNextPage } = pages
  // All of them, because the field searches what is loaded; organisations have 500 people at most.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const people = itemsOf(pages.data).map(({ id, full_name, title }) => ({ id, label: full_name, ...(title && { detail: title }) }))
  const owner = isPending ? people.find(({ id }) => id === variables) : card.owner && { id: card.owner.id, label: card.owner.full_name }
  return (
    <ComboBox
      label={t`Responsible`}
      placeholder={t`Nobody`}
      items={people}
      value={owner ?? null}
      onChange={(chosen) => assign(chosen?.id ?? null)}
      isLoading={pages.isLoading}
      emptyText={t`No colleague has this name`}
      loadingText={t`Loading colleagues`}
    />
  )
}

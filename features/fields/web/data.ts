import { queryOptions, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { useWatched } from '#platform/web/live/index.ts'
import type { OwnField, fieldsContract } from '../contract.ts'
import type { Subject } from '../vocabulary.ts'

export const fields = roomApi<typeof fieldsContract>('fields')

const every = () => queryOptions(fields.query.list.queryOptions())
export const consoleFields = () => queryOptions(fields.query.console.queryOptions())

/** Makes the open page follow changes of the fields. */
export const useWatchedFields = (): void => useWatched(['fields:all'])

/** The community's own fields that the reader may know of, in their order; none until they have loaded. */
export function useOwnFields(subject: Subject): readonly OwnField[] {
  useWatchedFields()
  return useQuery(every()).data?.items.filter((field) => field.subject === subject) ?? none
}

const none: readonly OwnField[] = []

import type { ProcedureUtils } from '@orpc/tanstack-query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'
import type { CallContext } from './api.ts'

/**
 * An infinite query of a paged procedure.
 * @param input the input for the page at a cursor; the first page has none
 */
export const pagedOptions = <Input, Answer extends Page<unknown>, Failure>(
  procedure: ProcedureUtils<CallContext, Input, Answer, Failure>,
  input: (cursor: string | undefined) => Input,
) =>
  infiniteQueryOptions(
    procedure.infiniteOptions({
      input,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
    }),
  )

/** The pages loaded so far. */
export interface Pages<Item> {
  pages: readonly { items: readonly Item[] }[]
}

/** The items of all pages loaded so far, in order. */
export const itemsOf = <Item>(data: Pages<Item> | undefined): Item[] => data?.pages.flatMap((page) => page.items) ?? []

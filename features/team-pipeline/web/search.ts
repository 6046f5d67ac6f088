import { givenId } from '#platform/web/rooms/address-values.ts'

/** The deal whose notes and votes are open, in the URL. */
export interface PipelineSearch {
  deal?: string
}

/** Drops invalid values. */
export function validPipelineSearch(raw: Record<string, unknown>): PipelineSearch {
  const deal = givenId(raw['deal'])
  return deal === undefined ? {} : { deal }
}

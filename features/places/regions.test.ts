import { describe, expect, it } from 'vitest'
import { countryCodes } from './countries.ts'
import { covers, europeanCountries, regionsOf } from './regions.ts'

describe('regionsOf', () => {
  it('knows that a country lies in several regions', () => {
    expect(regionsOf('AT')).toEqual(['europe', 'eu', 'dach', 'global'])
    expect(regionsOf('EE')).toEqual(['europe', 'eu', 'baltics', 'central-eastern-europe', 'global'])
    expect(regionsOf('GB')).toEqual(['europe', 'british-isles', 'global'])
    expect(regionsOf('KE')).toEqual(['global'])
  })

  it('counts 27 members of the European Union and 50 countries of Europe', () => {
    expect(countryCodes.filter((country) => regionsOf(country).includes('eu'))).toHaveLength(27)
    expect(new Set(europeanCountries).size).toBe(50)
    expect(europeanCountries).toHaveLength(50)
  })

  it('puts every country of a European region in Europe', () => {
    for (const country of countryCodes) {
      const regions = regionsOf(country)
      expect(regions.at(-1)).toBe('global')
      expect(['europe', 'global']).toContain(regions[0])
    }
  })
})

describe('covers', () => {
  it('finds a country directly or by a region it lies in', () => {
    expect(covers(['nordics', 'IE'], 'SE')).toBe(true)
    expect(covers(['nordics', 'IE'], 'IE')).toBe(true)
    expect(covers(['nordics', 'IE'], 'GB')).toBe(false)
    expect(covers(['eu'], 'CH')).toBe(false)
    expect(covers(['global'], 'BR')).toBe(true)
  })

  it('covers nothing with an empty list', () => {
    expect(covers([], 'DE')).toBe(false)
  })
})

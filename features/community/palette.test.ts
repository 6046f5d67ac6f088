import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { paletteOf } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text on and in any chosen colour is readable, in both themes', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const { light, dark } = paletteOf(accent)
      for (const [palette, grounds] of [
        [light, ['#ffffff', '#f8f7f4', '#f1efea']],
        [dark, ['#1b1c19', '#141513', '#242521']],
      ] as const) {
        for (const ground of ['--accent', '--accent-hover', '--accent-pressed']) {
          expect(contrast(palette['--on-accent'] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
        }
        for (const ground of [...grounds, palette['--accent-soft'], palette['--accent-soft-hover'], palette['--selected']]) {
          expect(contrast(palette['--accent-ink'] ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5)
        }
        for (const ground of grounds) expect(contrast(palette['--accent-mark'] ?? '', ground)).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})

test('a readable colour is not changed', () => {
  expect(paletteOf('#0e4f3c').light['--accent']).toBe('#0e4f3c')
})

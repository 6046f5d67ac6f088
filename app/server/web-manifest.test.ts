import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { manifestOf } from './web-manifest.ts'

const plain = { name: 'ESG Network', introduction: '', accent: null }

test.each(languages)('is the same application in %s, with translated texts', (language) => {
  const manifest = manifestOf(plain, language)
  expect(manifest).toMatchObject({
    id: '/dashboard',
    lang: language,
    name: 'ESG Network',
    short_name: 'ESG Network',
    display: 'standalone',
  })
  expect((manifest['shortcuts'] as { name: string; url: string }[]).map(({ url }) => url)).toHaveLength(4)
})

test('uses the community’s name and description', () => {
  const manifest = manifestOf({ name: 'Nordic Soil & Water Alliance', introduction: 'For those who mend soil.', accent: '#1d5a94' }, 'en')
  expect(manifest).toMatchObject({ short_name: 'Nordic Soil', description: 'For those who mend soil.' })
  expect(manifest['theme_color']).not.toBe('#0e4f3c')
  expect((manifest['icons'] as { src: string }[])[0]?.src).not.toBe((manifestOf(plain, 'en')['icons'] as { src: string }[])[0]?.src)
})

test('has icons in both sizes for each purpose, one of them maskable', () => {
  const icons = manifestOf(plain, 'de')['icons'] as { purpose: string; sizes: string }[]
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 192x192',
    'monochrome 512x512',
  ])
})

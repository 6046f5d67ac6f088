import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from './platform/language.ts'

export default defineConfig({
  sourceLocale: 'en',
  // Where a line stands says little to translators, and changes with every line before it.
  format: formatter({ lineNumbers: false }),
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/platform/locales/{locale}',
      include: ['<rootDir>/app', '<rootDir>/features', '<rootDir>/platform', '<rootDir>/ui'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
})

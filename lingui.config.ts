import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from './platform/language.ts'

export default defineConfig({
  sourceLocale: 'en',
  // Line numbers do not help translators, and change with every edit above them.
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

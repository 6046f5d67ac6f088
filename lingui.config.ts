import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/platform/locales/{locale}',
      include: ['<rootDir>/app', '<rootDir>/features', '<rootDir>/platform', '<rootDir>/ui'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
})

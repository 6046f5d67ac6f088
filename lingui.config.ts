import { defineConfig } from '@lingui/cli'

const tests = ['**/*.test.ts', '**/*.test.tsx']

/** Two catalogues, so that neither a visitor nor a member loads the other's texts; what both see stands in both. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/platform/web/locales/members.{locale}',
      include: ['<rootDir>/app', '<rootDir>/features', '<rootDir>/platform', '<rootDir>/ui'],
      exclude: [...tests, '**/features/landing/**', '**/features/accounts/web/*.tsx'],
    },
    {
      path: '<rootDir>/platform/web/locales/visitors.{locale}',
      include: ['<rootDir>/features/landing', '<rootDir>/features/accounts', '<rootDir>/platform', '<rootDir>/ui'],
      exclude: tests,
    },
  ],
})

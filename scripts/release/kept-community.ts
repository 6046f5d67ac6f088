import manifest from '#package.json' with { type: 'json' }
import { root } from './run.ts'

/** Where a community of this version is kept, for the tests of later ones. */
export const keptCommunity = `${root}/testing/fixtures/releases/${manifest.version}.backup`

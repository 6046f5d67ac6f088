import { backUpCommunity } from '#app/server/backups.ts'
import { askedFor, described } from './setup/backup-words.ts'
import { runInterruptible } from './setup/interruptible.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `npm run backup -- [--demo] <file>
  Writes all rows and files of the configured community, as of one moment, to a new file. The server may run meanwhile.
  --demo   of the demo community`

await runInterruptible(async (signal) => {
  const { file, configuration } = askedFor(usage)
  if (file === undefined) return usage
  const contents = await withProgress(`Writing ${file}`, () => backUpCommunity(configuration, file, signal))
  return `It was read again and is whole: ${described(contents)}. It holds all that members wrote: keep it as safe as the community itself.`
})

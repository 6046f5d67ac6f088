import { refitUsage } from '#features/matching/server/index.ts'
import { runCommand } from './operator-command.ts'

const words = process.argv.slice(2)
if (words.includes('--help')) process.stdout.write(`${refitUsage}\n`)
else await runCommand(['refit-matching', ...words])

import { runCommand } from './operator-command.ts'

await runCommand(process.argv.slice(2))

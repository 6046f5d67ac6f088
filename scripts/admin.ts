import { runOperatorCommand } from './operator-command.ts'

await runOperatorCommand(process.argv.slice(2))

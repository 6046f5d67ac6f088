import { tellServer } from './operator-command.ts'

await tellServer(process.argv.slice(2))

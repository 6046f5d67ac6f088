import { latestBackups } from '#platform/server/backup/records.ts'
import { commandLine } from '#platform/server/command-line.ts'
import { type Check, isTrial } from './check.ts'

const hour = 60 * 60_000
/** A day, and time for a nightly backup to be made. */
const backupIsOldAfter = 26 * hour
const rehearsalIsOldAfter = 31 * 24 * hour

export const backupCheck: Check = async ({ configuration, database }) => {
  const latest = await latestBackups(database.kysely)
  const backup = latest.find(({ kind }) => kind === 'backup')
  const rehearsal = latest.find(({ kind }) => kind === 'rehearsal')
  const toDo = isTrial(configuration) ? 'trial' : 'toDo'
  if (!backup) return { state: toDo, finding: 'backup.none' }
  const facts = { at: backup.made_at.toISOString(), bytes: backup.bytes }
  if (ageOf(backup) > backupIsOldAfter) return { state: toDo, finding: 'backup.old', facts }
  if (!rehearsal || ageOf(rehearsal) > rehearsalIsOldAfter)
    return { state: toDo, finding: 'backup.unrehearsed', facts: { ...facts, command: commandLine('rehearse') } }
  return { state: 'done', finding: 'backup.good', facts }
}

const ageOf = ({ made_at }: { made_at: Date }) => Date.now() - made_at.getTime()

import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type JoiningRules, joiningRules } from '../rules-contract.ts'
import { type WelcomeSettings, welcomeSettings } from '../welcome-contract.ts'
import { joiningProblems } from '../problems.ts'

interface Saved<Settings> {
  settings: Settings
  /** 0 if never saved. */
  version: number
}

async function read(reader: Reader, name: 'rules' | 'welcome') {
  const row = await reader.selectFrom('joining_settings').select(['settings', 'version']).where('name', '=', name).executeTakeFirst()
  return { settings: row?.settings ?? {}, version: row?.version ?? 0 }
}

/** How people join. Fields added since they were saved get their defaults. */
export async function readRules(reader: Reader): Promise<Saved<JoiningRules>> {
  const { settings, version } = await read(reader, 'rules')
  return { settings: joiningRules.parse(settings), version }
}

export async function readWelcome(reader: Reader): Promise<Saved<WelcomeSettings>> {
  const { settings, version } = await read(reader, 'welcome')
  return { settings: welcomeSettings.parse(settings), version }
}

/** @returns the new version @throws Refusal changedMeanwhile, if there is a newer version than the one that the change is based on */
export async function writeSettings(tx: Tx, name: 'rules' | 'welcome', given: object, version: number): Promise<number> {
  const settings = JSON.stringify(given)
  const written =
    version === 0
      ? await tx
          .insertInto('joining_settings')
          .values({ name, settings })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('joining_settings')
          .set({ settings, version: sql`version + 1`, changed_at: sql`now()` })
          .where('name', '=', name)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (!written) throw new Refusal(joiningProblems.changedMeanwhile)
  return written.version
}

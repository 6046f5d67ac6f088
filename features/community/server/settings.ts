import type { Configuration } from '#platform/server/configuration.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { defaultSiteName } from '#platform/server/site.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { type CommunitySettings, communitySettings } from '../contract.ts'
import { communityProblems } from '../problems.ts'
import { settingNames } from './setting-names.ts'
import { dropDraft, readDraft, readSettings, writeDraft, writeSettings } from './queries.ts'

const act = /*i18n*/ { id: 'act.community.changed', message: 'Changed the community’s settings: {about}' }

interface Saved {
  settings: CommunitySettings
  /** 0 as long as nobody has said anything. */
  version: number
  changed_at: Date | null
}

/** What operators have said; settings that an older version wrote lack what came later. */
export async function savedSettings({ database }: Pick<Services, 'database'>): Promise<Saved> {
  const row = await readSettings(database.kysely)
  return { settings: withDefaults(row?.settings), version: row?.version ?? 0, changed_at: row?.changed_at ?? null }
}

/** What is said of the community: where operators left something empty, the program's configuration may have it. */
export async function settingsOf(services: Services): Promise<Saved> {
  const saved = await savedSettings(services)
  return { ...saved, settings: completed(saved.settings, services.configuration) }
}

/** As an operator wants to see it; as it is for who has kept no draft. */
export async function draftOf(services: Services, operatorId: string): Promise<CommunitySettings> {
  const draft = await readDraft(services.database.kysely, operatorId)
  return draft ? completed(withDefaults(draft.settings), services.configuration) : (await settingsOf(services)).settings
}

const withDefaults = (said: Partial<CommunitySettings> | undefined) => communitySettings.parse({ name: defaultSiteName, ...said })

const completed = (said: CommunitySettings, { contact }: Configuration): CommunitySettings => ({
  ...said,
  contact_email: said.contact_email || (contact.email ?? ''),
  contact_phone: said.contact_phone || (contact.phone ?? ''),
  contact_address: said.contact_address || (contact.address ?? ''),
})

/** @returns the new version @throws Refusal changedMeanwhile */
export async function saveSettings(services: Services, actor: Actor, settings: CommunitySettings, version: number): Promise<number> {
  const { database, site } = services
  const before = (await savedSettings(services)).settings
  return database.transaction(async (tx) => {
    const written = await writeSettings(tx, settings, version)
    if (written === undefined) throw new Refusal(communityProblems.changedMeanwhile)
    await site.rename(tx, settings.name)
    await dropDraft(tx, actor.id)
    const changed = (Object.keys(settings) as (keyof CommunitySettings)[]).filter((name) => settings[name] !== before[name])
    await recordAct(tx, actor.id, act, { all: changed.map((name) => settingNames[name]), joined: 'comma' })
    return written
  })
}

export const keepDraft = ({ database }: Services, actor: Actor, settings: CommunitySettings): Promise<void> =>
  writeDraft(database.kysely, actor.id, settings)

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

const act = /*i18n*/ { id: 'act.community.changed', message: 'Changed the community settings: {about}' }

interface Saved {
  settings: CommunitySettings
  /** 0 if never saved. */
  version: number
  changed_at: Date | null
}

/** The saved settings. Fields added since they were saved get their defaults. */
export async function savedSettings({ database }: Pick<Services, 'database'>): Promise<Saved> {
  const row = await readSettings(database.kysely)
  return { settings: withDefaults(row?.settings), version: row?.version ?? 0, changed_at: row?.changed_at ?? null }
}

/** The effective settings: contact fields left empty are filled from the server's configuration. */
export async function settingsOf(services: Services): Promise<Saved> {
  const saved = await savedSettings(services)
  return { ...saved, settings: completed(saved.settings, services.configuration) }
}

/** An operator's draft, or the effective settings if there is none. */
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

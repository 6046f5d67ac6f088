import type { Insertable } from 'kysely'
import { findCity, countryName } from '#features/places/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { FileStore } from '#platform/server/files/index.ts'
import type { DemoMember } from './member.ts'
import { type StoredPictures, pictureStore } from './pictures.ts'
import { uuidFrom } from './random.ts'

/** Rows per statement: a statement has at most 65,535 parameters, and the widest table 38 columns. */
const largestBatch = 1_000
/** Smaller while pictures are drawn, so that progress is reported more often. */
const batchWithPictures = 40

interface FillOptions {
  /** Hash of the shared password, in the format of the accounts library. */
  passwordHash: string
  /** Whether to draw and store portraits and covers. */
  withPictures?: boolean
  /** Called after each batch with the number of members so far. */
  onProgress?: (members: number) => void
}

/**
 * Inserts members with their accounts and pictures, one transaction per batch. Data that other rooms derive from members is not
 * updated: rebuild the directory afterwards.
 */
export async function fillCommunity(
  database: Database,
  files: FileStore,
  members: Iterable<DemoMember>,
  options: FillOptions,
): Promise<void> {
  const storePictures = pictureStore(files)
  let filled = 0
  for (const batch of batches(members, options.withPictures ? batchWithPictures : largestBatch)) {
    const pictures = options.withPictures ? await storePictures(batch) : undefined
    await database.transaction(async (tx) => {
      await tx.insertInto('auth.user').values(batch.map(accountOf)).execute()
      await tx
        .insertInto('auth.account')
        .values(batch.map((member) => credentialOf(member, options.passwordHash)))
        .execute()
      await tx
        .insertInto('users')
        .values(batch.map((member) => userOf(member, pictures?.get(member.id))))
        .execute()
      const preferences = batch.flatMap(preferencesOf)
      if (preferences.length > 0) await tx.insertInto('investor_preferences').values(preferences).execute()
    })
    filled += batch.length
    options.onProgress?.(filled)
  }
}

function* batches(members: Iterable<DemoMember>, size: number): Generator<DemoMember[], void> {
  let batch: DemoMember[] = []
  for (const member of members) {
    batch.push(member)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const fullName = ({ profile: { first_name, last_name } }: DemoMember) => `${first_name} ${last_name}`

const accountOf = (member: DemoMember): Insertable<Tables['auth.user']> => ({
  id: member.id,
  name: fullName(member),
  email: member.email,
  emailVerified: true,
  userType: member.profile.user_type,
  companyName: member.profile.company_name,
  createdAt: member.joined_at,
  updatedAt: member.joined_at,
})

const credentialOf = ({ id, joined_at }: DemoMember, password: string): Insertable<Tables['auth.account']> => ({
  id: uuidFrom(`account of ${id}`),
  accountId: id,
  providerId: 'credential',
  userId: id,
  password,
  createdAt: joined_at,
  updatedAt: joined_at,
})

function userOf(member: DemoMember, pictures: StoredPictures | undefined): Insertable<Tables['users']> {
  const { investor_preferences: _, ...fields } = member.profile
  const city = fields.city_id === null ? undefined : findCity(fields.city_id)
  const country = fields.country && countryName(fields.country)
  return {
    ...fields,
    id: member.id,
    email: member.email,
    email_confirmed: true,
    full_name: fullName(member),
    joined_as_advisor: fields.user_type === 'advisor',
    location: city && country ? `${city.name}, ${country}` : country,
    city: city?.name ?? null,
    latitude: city?.latitude ?? null,
    longitude: city?.longitude ?? null,
    profile_picture: pictures?.profile_picture ?? null,
    cover_photo: pictures?.cover_photo ?? null,
    profile_completed: member.profile_completed,
    created_at: member.joined_at,
    updated_at: member.updated_at,
  }
}

const preferencesOf = ({ id, updated_at, profile }: DemoMember): Insertable<Tables['investor_preferences']>[] =>
  profile.investor_preferences ? [{ ...profile.investor_preferences, user_id: id, updated_at }] : []

import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteUnasked, saveValues } from '#features/fields/server/index.ts'
import { wantsEmail } from '#features/notifications/server/index.ts'
import { countryName, findCity } from '#features/places/server/index.ts'
import { type OwnProfile, type ValidProfileChanges, type ValidProfileInput, investorPreferences, profileProblems } from '../contract.ts'
import { isRangeInverted } from '../limits.ts'
import { isCompleted } from './is-completed.ts'
import { presentOwnProfile } from './present.ts'
import { type ProfileRow, lockProfile, profileOf, savePreferences, updateProfile } from './queries.ts'
import { publishChanged } from './tell-changed.ts'

/** Saves a member's own profile and marks it as completed. Sends an email about it if the member has that turned on. */
export async function saveProfile(
  services: Services,
  actor: Actor,
  { investor_preferences: preferences, own_fields, ...fields }: ValidProfileInput,
): Promise<{ profile: OwnProfile; email_queued: boolean }> {
  const place = placeOf(fields)
  return services.events.change(async (tx, announce) => {
    const before = await profileToChange(tx, actor, fields.user_type)
    const own = withoutSupplied(before, { ...fields, ...place })
    await updateProfile(tx, actor.id, { ...own, full_name: fullNameOf(fields), profile_completed: true })
    if (fields.user_type === 'investor' && preferences) await savePreferences(tx, { ...preferences, user_id: before.id })
    const owner = { subject: 'member', id: actor.id, type: fields.user_type } as const
    await (own_fields ? saveValues(tx, owner, own_fields) : deleteUnasked(tx, owner))
    const profile = await announceSaved(services, tx, announce, actor)
    return { profile, email_queued: await wantsEmail(tx, actor.id, 'profiles') }
  })
}

/** Updates some fields of a member's own profile. Marks it as completed once it contains enough. */
export async function amendProfile(services: Services, actor: Actor, changes: ValidProfileChanges): Promise<OwnProfile> {
  const { investor_preferences: wanted, ...changed } = given(changes)
  return services.events.change(async (tx, announce) => {
    const before = await profileToChange(tx, actor, changed.user_type)
    const fields = withoutSupplied(before, changed)
    const after = { ...before, ...fields }
    const preferences = { ...(before.preferences ?? investorPreferences.parse({})), ...given(wanted ?? {}) }
    if (isRangeInverted(preferences)) throw new Refusal(profileProblems.ticketRange)
    const full_name = fullNameOf(after)
    await updateProfile(tx, actor.id, {
      ...fields,
      ...(('country' in fields || 'city_id' in fields) && placeOf(after)),
      full_name,
      profile_completed: isCompleted({ ...after, full_name, preferences }),
    })
    if (after.user_type === 'investor' && wanted) await savePreferences(tx, { ...preferences, user_id: before.id })
    if (after.user_type !== before.user_type) await deleteUnasked(tx, { subject: 'member', id: actor.id, type: after.user_type })
    return announceSaved(services, tx, announce, actor)
  })
}

/** Locks and reads the actor's profile. @throws Refusal notFound, advisorOnly */
async function profileToChange(tx: Tx, actor: Actor, type: ProfileRow['user_type'] | undefined): Promise<ProfileRow> {
  await lockProfile(tx, actor.id)
  const before = await profileOf(tx, actor.id)
  if (!before) throw new Refusal(problems.notFound)
  if (type === 'advisor' && !before.joined_as_advisor && before.user_type !== 'advisor') throw new Refusal(profileProblems.advisorOnly)
  return before
}

async function announceSaved({ live }: Services, tx: Tx, announce: Announce, actor: Actor): Promise<OwnProfile> {
  await announce('profile.changed', { member_id: actor.id })
  const row = await profileOf(tx, actor.id)
  if (!row) throw new Refusal(problems.notFound)
  publishChanged(live, tx, row)
  return presentOwnProfile(tx, row)
}

/** Fields that the member's organisation supplies are not theirs to change here. */
const withoutSupplied = <Fields extends object>({ supplied }: ProfileRow, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !supplied.includes(name))) as Fields

/** The fields that are not undefined. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }

const fullNameOf = ({ first_name, last_name }: Pick<ProfileRow, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`.trim()

/** The columns of a member's location, from the city and country they chose. @throws Refusal unknownCity */
function placeOf({ city_id, country }: Pick<ValidProfileInput, 'city_id' | 'country'>) {
  const city = city_id === null ? undefined : findCity(city_id)
  if (city_id !== null && city?.country !== country) throw new Refusal(profileProblems.unknownCity)
  const named = country && countryName(country)
  return {
    city: city?.name ?? null,
    latitude: city?.latitude ?? null,
    longitude: city?.longitude ?? null,
    location: city && named ? `${city.name}, ${named}` : named,
  }
}

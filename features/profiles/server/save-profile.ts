import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { wantsEmail } from '#features/notifications/server/index.ts'
import { countryName, findCity } from '#features/places/server/index.ts'
import { type OwnProfile, type ValidProfileInput, profileProblems } from '../contract.ts'
import { presentOwnProfile } from './present.ts'
import { profileOf, savePreferences, updateProfile } from './queries.ts'
import { tellChanged } from './tell-changed.ts'

/** Saves a member's own profile, which completes it; a mail about it follows if the member wants one. */
export async function saveProfile(
  services: Services,
  actor: Actor,
  input: ValidProfileInput,
): Promise<{ profile: OwnProfile; email_queued: boolean }> {
  const { investor_preferences: preferences, ...fields } = input
  const place = placeOf(input)
  return services.events.change(async (tx, announce) => {
    const before = await profileOf(tx, actor.id)
    if (!before) throw new Refusal(problems.notFound)
    if (fields.user_type === 'advisor' && !before.joined_as_advisor && before.user_type !== 'advisor') {
      throw new Refusal(profileProblems.advisorOnly)
    }
    await updateProfile(tx, actor.id, {
      ...fields,
      ...place,
      full_name: `${fields.first_name} ${fields.last_name}`,
      profile_completed: true,
    })
    if (fields.user_type === 'investor' && preferences) await savePreferences(tx, { ...preferences, user_id: actor.id })
    await announce('profile.changed', { member_id: actor.id })
    const row = await profileOf(tx, actor.id)
    if (!row) throw new Refusal(problems.notFound)
    tellChanged(services.live, tx, row)
    return { profile: presentOwnProfile(row), email_queued: await wantsEmail(tx, actor.id, 'profiles') }
  })
}

/** Where the member is, from the city and country chosen. @throws Refusal unknownCity */
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

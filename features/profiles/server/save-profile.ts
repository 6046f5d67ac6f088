import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { countryName, findCity } from '#features/places/server/index.ts'
import { type OwnProfile, type ValidProfileInput, profileProblems } from '../contract.ts'
import './events.ts'
import { presentOwnProfile } from './present.ts'
import { type ProfileRow, profileOf, savePreferences, updateProfile } from './queries.ts'

/** Saves a member's own profile, which completes it; a mail about it is queued if the member wants one. */
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
    if (fields.profile_emails) await services.mail.queue(changeMail(row), tx)
    return { profile: presentOwnProfile(row), email_queued: fields.profile_emails }
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

const changeMail = ({ email, full_name }: ProfileRow) => ({
  to: email ?? '',
  subject: 'Your profile was updated',
  paragraphs: [`Hello ${full_name},`, 'your profile on ESG Network was just updated. If that was you, there is nothing to do.'],
  footnote: 'You get this mail because your profile says that you want one when it changes. You can turn it off there.',
})

import { randomUUID } from 'node:crypto'
import type { Organisation, OrganisationInput } from '#features/organisations/organisation-contract.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { type Person, profileOf } from './people.ts'

/** An organisation as sent by the form. */
export const organisationOf = (fields: Partial<OrganisationInput> = {}): OrganisationInput => ({
  kind: 'startup',
  name: 'Terravolta',
  countries: ['IT'],
  industries: ['CleanTech'],
  description: 'Heat pumps that need no refrigerant.',
  ...fields,
})

/** Creates an organisation; the person's profile is completed first. */
export async function found(person: Person, fields: Partial<OrganisationInput> = {}): Promise<Organisation> {
  const { profile_completed } = await person.call.profiles.mine()
  if (!profile_completed) await person.call.profiles.save(profileOf(person))
  return person.call.organisations.found({ id: randomUUID(), ...organisationOf(fields), is_another: true })
}

/** Invites a member, who accepts. */
export async function addTo(owner: Person, organisation: { id: string }, person: Person, role: OrganisationRole = 'member'): Promise<void> {
  await owner.call.organisations.invite({ id: organisation.id, member_id: person.id, role })
  const { items } = await person.call.organisations.receivedInvitations()
  const invitation = items.find((each) => each.organisation.id === organisation.id)
  if (!invitation) throw new Error('the invitation did not arrive')
  await person.call.organisations.answerInvitation({ id: invitation.id, answer: 'accept' })
}

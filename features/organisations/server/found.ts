import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { checkedValues, saveValues, valuesOf } from '#features/fields/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { domainOf } from '../domain.ts'
import { foundedADay } from '../limits.ts'
import type { Organisation, ValidOrganisationInput } from '../organisation-contract.ts'
import { organisationProblems } from '../problems.ts'
import { slugOf } from '../slug.ts'
import { organisationFor, organisationToChange } from './access.ts'
import { addPerson } from './add-person.ts'
import { tellChanged } from './live.ts'
import { columnsOf } from './organisation-facts.ts'
import { insertOrganisation, isNameTaken, lockName, organisationById, roleOf, takeSlug, updateOrganisation } from './queries.ts'
import { readOrganisation } from './present.ts'
import { unverifyUnless } from './verification-queries.ts'

/** In memory, per node: stops scripts that fill the directory. */
const foundings = new RateLimiterMemory({ points: foundedADay, duration: 24 * 60 * 60 })

type NewOrganisation = ValidOrganisationInput & { id: string; is_another: boolean; takes_deals: boolean }

/**
 * Creates an organisation with the actor as its owner. Repeating it with the same id changes nothing.
 * @throws Refusal profileFirst, tooMany, tooManyRequests; nameTaken unless `is_another`; gone for an id that others use, idTaken for one of
 * another organisation of theirs
 */
export async function foundOrganisation(services: Services, actor: Actor, input: NewOrganisation): Promise<Organisation> {
  const { is_another, takes_deals, own_fields, ...fields } = input
  const columns = columnsOf(fields)
  await services.events.change(async (tx, announce) => {
    await requireProfile(tx, actor, organisationProblems.profileFirst)
    await lockName(tx, columns.folded_name)
    const before = await organisationById(tx, fields.id)
    if (before) {
      if (!(await roleOf(tx, actor.id, fields.id))) throw new Refusal(organisationProblems.gone)
      const answers = await valuesOf(tx, actor, { subject: 'organisation', ids: [fields.id], own: [fields.id] })
      const given = own_fields && (await checkedValues(tx, { subject: 'organisation', id: fields.id }, own_fields))
      requireRepeat({ ...before, ...answers.get(fields.id) }, { ...columns, ...given })
      return
    }
    if (!is_another && (await isNameTaken(tx, columns.folded_name, fields.id))) throw new Refusal(organisationProblems.nameTaken)
    await spend(foundings, actor.id)
    const slug = await takeSlug(tx, fields.id, slugOf(fields.name))
    await insertOrganisation(tx, { ...columns, slug })
    if (own_fields) await saveValues(tx, { subject: 'organisation', id: fields.id }, own_fields)
    const organisation = await organisationFor(tx, actor, fields.id)
    await addPerson(services, tx, announce, { organisation, member_id: actor.id, role: 'owner', title: '', via: 'founding', by: null })
    await announce('organisation.founded', { organisation_id: fields.id, member_id: actor.id, takes_deals })
  })
  return readOrganisation(services, actor, { id: fields.id })
}

/** @throws Refusal gone, notIn, notYourRole */
export async function changeOrganisation(
  services: Services,
  actor: Actor,
  { id, own_fields, ...fields }: ValidOrganisationInput & { id: string },
): Promise<Organisation> {
  await services.events.change(async (tx, announce) => {
    const { organisation } = await organisationToChange(tx, actor, id, 'edit')
    const slug = fields.name === organisation.name ? organisation.slug : await takeSlug(tx, id, slugOf(fields.name))
    await updateOrganisation(tx, id, { ...columnsOf(fields), slug })
    if (own_fields) await saveValues(tx, { subject: 'organisation', id }, own_fields)
    const isUnverified = await unverifyUnless(tx, id, fields.website && domainOf(fields.website))
    await announce('organisation.changed', { organisation_id: id })
    if (isUnverified) await announce('organisation.verificationChecked', { organisation_id: id, outcome: 'settled' })
    tellChanged(services.live, tx, id)
  })
  return readOrganisation(services, actor, { id })
}

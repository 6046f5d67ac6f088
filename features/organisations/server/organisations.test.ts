import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { openLive } from '#testing/live-client.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { profilesShowing } from '#features/profiles/server/index.ts'
import { reportReasons } from '#features/reports/reasons.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
let ada: Person
let ben: Person
let cleo: Person
beforeAll(async () => {
  ada = await world.join({ full_name: 'Ada Founder', company_name: 'Terra-Volta' })
  ben = await world.join({ full_name: 'Ben Builder', company_name: 'TERRA VOLTA' })
  cleo = await world.join({ full_name: 'Cleo Outside', user_type: 'investor' })
  for (const person of [ada, ben, cleo]) await person.call.profiles.save(profileOf(person))
})

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: { data?: { problem?: string; issues?: { id?: string }[] } }) => error.data?.issues?.[0]?.id ?? error.data?.problem,
  )
const told = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items.map(({ title }) =>
    Object.entries(title.parameters ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, value as string), title.message),
  )
}

describe('founding', () => {
  test('makes the founder its owner and shows its facts on their profile, which then come from nowhere else', async () => {
    const dora = await world.join({ full_name: 'Dora Founder', company_name: 'Old name' })
    const organisation = await found(dora, {
      name: 'Solarwind',
      founded_year: 2021,
      funding_stage: 'seed',
      raising_amount: 180_000_000,
      currency: 'CHF',
    })
    expect(organisation).toMatchObject({
      slug: 'solarwind',
      people_count: 1,
      is_public: false,
      standing: { role: 'owner' },
      can: { own: true },
    })
    const facts = { company_name: 'Solarwind', founded_year: 2021, funding_stage: 'seed', raising_amount: 180_000_000, currency: 'CHF' }
    expect(await dora.call.profiles.mine()).toMatchObject({ ...facts, supplied: expect.arrayContaining(Object.keys(facts)) })
    await dora.call.profiles.amend({ company_name: 'Something else', founded_year: 1999, bio: 'Still mine.' })
    expect(await dora.call.profiles.mine()).toMatchObject({ ...facts, bio: 'Still mine.' })

    await dora.call.organisations.change({ ...organisationOf({ name: 'Solarwind Energy', founded_year: 2020 }), id: organisation.id })
    await world.settled()
    expect(await dora.call.profiles.mine()).toMatchObject({ company_name: 'Solarwind Energy', founded_year: 2020 })
  })

  test('of a name that exists is refused unless it is meant to be another one, also for two at the same moment', async () => {
    const name = 'Aurora & Söhne'
    const answers = await Promise.all(
      [ada, ben].map((person) => problemOf(person.call.organisations.found({ id: randomUUID(), ...organisationOf({ name }) }))),
    )
    expect(new Set(answers)).toEqual(new Set(['ok', 'organisations.nameTaken']))
    expect(await problemOf(cleo.call.organisations.found({ id: randomUUID(), ...organisationOf({ name: 'aurora söhne' }) }))).toBe(
      'organisations.nameTaken',
    )
    expect(await found(cleo, { name })).toMatchObject({ slug: 'aurora-sohne-2' })
  })

  test('twice with the same id makes one', async () => {
    const id = randomUUID()
    const given = { id, ...organisationOf({ name: 'Only once' }) }
    await Promise.all([cleo.call.organisations.found(given), cleo.call.organisations.found(given)])
    expect((await cleo.call.organisations.people({ id })).items).toHaveLength(1)
    expect(await problemOf(cleo.call.organisations.found({ ...given, name: 'Another' }))).toBe(idTaken.id)
    expect(await problemOf(cleo.call.organisations.found({ ...given, website: 'once.example' }))).toBe(idTaken.id)
    expect(await problemOf(ada.call.organisations.found(given))).toBe('organisations.gone')
  })

  test.each([
    [{ name: ' ​' }, 'organisations.field.name'],
    [{ lei: '5493001KJTIIGC8Y1R13' }, 'organisations.field.lei'],
    [{ registry_number: 'HRB 12345' }, 'organisations.field.registryCountry'],
    [{ min_ticket: 200, max_ticket: 100 }, 'organisations.field.ticketRange'],
    [{ website: 'no website' }, 'profiles.form.website'],
  ])('with %j is refused', async (fields, problem) => {
    expect(await problemOf(cleo.call.organisations.found({ id: randomUUID(), ...organisationOf(fields) }))).toBe(problem)
  })

  test('needs a complete profile', async () => {
    const newcomer = await world.join()
    expect(await problemOf(newcomer.call.organisations.found({ id: randomUUID(), ...organisationOf() }))).toBe('organisations.profileFirst')
  })
})

test('a renamed organisation is found at its previous addresses, which nobody else gets', async () => {
  const first = await found(ada, { name: 'Before' })
  const renamed = await ada.call.organisations.change({ ...organisationOf({ name: 'After' }), id: first.id })
  expect(renamed.slug).toBe('after')
  expect(await ben.call.organisations.get({ slug: 'before' })).toMatchObject({ id: first.id, slug: 'after' })
  expect(await found(ben, { name: 'Before' })).toMatchObject({ slug: 'before-2' })
  expect((await ada.call.organisations.change({ ...organisationOf({ name: 'Before' }), id: first.id })).slug).toBe('before')
})

describe('joining', () => {
  test('a member is invited, told, and joins; the invitation works once and for nobody else', async () => {
    const owner = await world.join({ full_name: 'Olga Owner' })
    const invited = await world.join({ full_name: 'Ivo Invited' })
    const organisation = await found(owner, { name: 'Invitations Ltd' })
    await using live = await openLive(world, invited)
    await owner.call.organisations.invite({ id: organisation.id, member_id: invited.id, role: 'admin', title: 'CTO' })
    expect(await live.event('organisations.ownChanged')).toEqual({ id: organisation.id })
    expect(await told(invited)).toContain('Olga Owner invited you to join Invitations Ltd')
    const [invitation] = (await invited.call.organisations.receivedInvitations()).items
    expect(invitation).toMatchObject({
      organisation: { slug: organisation.slug },
      by: { full_name: 'Olga Owner' },
      role: 'admin',
      title: 'CTO',
    })
    const id = invitation?.id ?? ''
    expect(await problemOf(cleo.call.organisations.answerInvitation({ id, answer: 'accept' }))).toBe('organisations.invitationGone')
    expect((await invited.call.organisations.get({ slug: organisation.slug })).standing.invitation_id).toBe(id)

    await invited.call.organisations.answerInvitation({ id, answer: 'accept' })
    expect(await problemOf(invited.call.organisations.answerInvitation({ id, answer: 'accept' }))).toBe('organisations.invitationGone')
    expect(await invited.call.organisations.get({ slug: organisation.slug })).toMatchObject({
      people_count: 2,
      standing: { role: 'admin', invitation_id: null },
      can: { edit: true, managePeople: true, own: false },
    })
    expect((await owner.call.organisations.people({ id: organisation.id })).items).toMatchObject([
      { full_name: 'Olga Owner', role: 'owner' },
      { full_name: 'Ivo Invited', role: 'admin', title: 'CTO' },
    ])
    expect(await told(owner)).toContain('Ivo Invited joined Invitations Ltd')
    expect(await told(invited), 'the invitation is answered').not.toContain('Olga Owner invited you to join Invitations Ltd')
    expect((await cleo.call.organisations.ofMember({ id: invited.id })).items).toMatchObject([{ name: 'Invitations Ltd', title: 'CTO' }])
    expect(await problemOf(owner.call.organisations.invite({ id: organisation.id, member_id: invited.id }))).toBe('organisations.alreadyIn')
  })

  test('somebody without an account is invited by email and joins once the address is confirmed', async () => {
    const owner = await world.join({ full_name: 'Olaf Owner' })
    const organisation = await found(owner, { name: 'By Mail' })
    const email = `newcomer-${randomUUID()}@example.org`
    await owner.call.organisations.invite({ id: organisation.id, email: email.toUpperCase(), title: 'Sales' })
    await world.settled()
    const mail = await world.mailServer.mailTo(email)
    expect(textPartOf(mail.source)).toContain('Olaf Owner would like you to join By Mail')
    const newcomer = await world.join({ email, bio: 'Sells heat pumps.' })
    const id = /invitations\/([0-9a-f-]{36})/.exec(textPartOf(mail.source))?.[1] ?? ''
    expect(await problemOf(newcomer.call.organisations.invitation({ id }))).toBe('organisations.confirmAddress')
    expect(await problemOf(cleo.call.organisations.invitation({ id }))).toBe('organisations.invitationGone')
    await world.services.database.kysely.updateTable('users').set({ email_confirmed: true }).where('id', '=', newcomer.id).execute()
    await newcomer.call.organisations.answerInvitation({ id, answer: 'accept' })
    expect((await newcomer.call.organisations.mine()).items).toMatchObject([
      { name: 'By Mail', role: 'member', title: 'Sales', is_main: true },
    ])
    const said = { bio: 'Sells heat pumps.', industry: 'CleanTech' }
    expect(await newcomer.call.profiles.mine(), 'the industry completes it').toMatchObject({ ...said, profile_completed: true })
  })

  test('a declined invitation looks to those who sent it as one that is open', async () => {
    const owner = await world.join()
    const organisation = await found(owner, { name: 'Declined' })
    const [one, other] = [await world.join({ full_name: 'One' }), await world.join({ full_name: 'Other' })]
    for (const person of [one, other]) await owner.call.organisations.invite({ id: organisation.id, member_id: person.id })
    const observed = async () => ({
      invitations: (await owner.call.organisations.invitations({ id: organisation.id })).items,
      people: await owner.call.organisations.people({ id: organisation.id }),
      page: await owner.call.organisations.get({ slug: organisation.slug }),
      told: await told(owner),
    })
    const before = await observed()
    await using live = await openLive(world, owner, { watch: [`organisation:${organisation.id}`] })
    const [invitation] = (await one.call.organisations.receivedInvitations()).items
    await one.call.organisations.answerInvitation({ id: invitation?.id ?? '', answer: 'decline' })
    expect(await observed()).toEqual(before)
    expect(await live.settled('organisations.changed')).toEqual([])
    expect((await one.call.organisations.receivedInvitations()).items).toEqual([])
    const again = (person: Person) =>
      problemOf(owner.call.organisations.invite({ id: organisation.id, member_id: person.id, title: 'CFO' }))
    expect([await again(one), await again(other)]).toEqual(['ok', 'ok'])
    const titles = (await owner.call.organisations.invitations({ id: organisation.id })).items.map(({ title }) => title)
    expect(titles).toEqual(['CFO', 'CFO'])
    expect((await one.call.organisations.receivedInvitations()).items, 'inviting again does not bother them').toEqual([])
  })

  test('a block hides invitations, whichever way they were sent, and requests, of which no count remains', async () => {
    const [owner, quiet] = [await world.join(), await world.join()]
    const organisation = await found(owner, { name: 'Unwelcome' })
    await world.services.database.kysely.updateTable('users').set({ email_confirmed: true }).where('id', '=', quiet.id).execute()
    await quiet.call.relations.block({ id: owner.id })
    await owner.call.organisations.invite({ id: organisation.id, email: quiet.email })
    await world.settled()
    expect(world.mailServer.received.filter(({ to }) => to.includes(quiet.email))).toEqual([])
    expect((await quiet.call.organisations.receivedInvitations()).items).toEqual([])
    expect((await quiet.call.organisations.get({ slug: organisation.slug })).standing.invitation_id).toBeNull()
    expect((await owner.call.organisations.invitations({ id: organisation.id })).items).toMatchObject([{ email: quiet.email }])

    await quiet.call.profiles.save(profileOf(quiet))
    await quiet.call.organisations.askToJoin({ id: organisation.id })
    expect((await owner.call.organisations.requests({ id: organisation.id })).items).toEqual([])
    expect((await owner.call.organisations.mine()).items).toMatchObject([{ waiting: 0 }])
  })

  test('a request is answered by owners and admins; a declined one can be repeated after a month', async () => {
    const owner = await world.join()
    const organisation = await found(owner, { name: 'Requests' })
    await cleo.call.organisations.askToJoin({ id: organisation.id, note: 'I was there in 2020.' })
    expect(await told(owner)).toContain('Cleo Outside would like to join Requests')
    expect((await owner.call.organisations.mine()).items).toMatchObject([{ name: 'Requests', waiting: 1 }])
    expect((await owner.call.organisations.requests({ id: organisation.id })).items).toMatchObject([
      { member: { id: cleo.id }, note: 'I was there in 2020.' },
    ])
    await cleo.call.organisations.withdrawRequest({ id: organisation.id })
    expect(await told(owner)).not.toContain('Cleo Outside would like to join Requests')
    expect(await problemOf(owner.call.organisations.answerRequest({ id: organisation.id, member_id: cleo.id, answer: 'accept' }))).toBe(
      'organisations.requestGone',
    )
    await cleo.call.organisations.askToJoin({ id: organisation.id })
    await owner.call.organisations.answerRequest({ id: organisation.id, member_id: cleo.id, answer: 'decline' })
    expect((await cleo.call.organisations.get({ slug: organisation.slug })).standing.has_asked).toBe(false)
    await cleo.call.organisations.withdrawRequest({ id: organisation.id })
    expect(await problemOf(cleo.call.organisations.askToJoin({ id: organisation.id }))).toBe('organisations.declinedLately')

    await ben.call.organisations.askToJoin({ id: organisation.id })
    await owner.call.organisations.invite({ id: organisation.id, member_id: ben.id })
    expect(await told(ben)).toContainEqual(expect.stringContaining('invited you to join Requests'))
    await owner.call.organisations.answerRequest({ id: organisation.id, member_id: ben.id, answer: 'accept' })
    expect(await told(ben)).toContain('You are now in Requests')
    expect(await told(ben), 'the invitation is not needed').not.toContainEqual(expect.stringContaining('invited you to join Requests'))
    expect(await problemOf(ben.call.organisations.askToJoin({ id: organisation.id }))).toBe('organisations.alreadyIn')
  })
})

describe('roles', () => {
  test('an organisation always has an owner, and ownership can be shared and handed over', async () => {
    const owner = await world.join()
    const organisation = await found(owner, { name: 'Ownership' })
    const leave = () => owner.call.organisations.removePerson({ id: organisation.id, member_id: owner.id })
    expect(await problemOf(leave())).toBe('organisations.lastOwner')
    expect(await problemOf(owner.call.organisations.changePerson({ id: organisation.id, member_id: owner.id, role: 'admin' }))).toBe(
      'organisations.lastOwner',
    )
    const heir = await world.join()
    await addTo(owner, organisation, heir)
    await owner.call.organisations.changePerson({ id: organisation.id, member_id: heir.id, role: 'owner' })
    expect(await told(heir)).toContain('You are now an owner of Ownership')
    await leave()
    expect(await problemOf(owner.call.organisations.requests({ id: organisation.id }))).toBe('organisations.notIn')
    expect((await owner.call.profiles.mine()).supplied).toEqual([])
    expect((await owner.call.profiles.mine()).company_name, 'nothing is lost').toBe('Ownership')
  })

  test('two owners who remove each other at the same moment leave one', async () => {
    const [one, other] = [await world.join(), await world.join()]
    const organisation = await found(one, { name: 'Duel' })
    await addTo(one, organisation, other, 'owner')
    await Promise.allSettled([
      one.call.organisations.removePerson({ id: organisation.id, member_id: other.id }),
      other.call.organisations.removePerson({ id: organisation.id, member_id: one.id }),
    ])
    expect((await cleo.call.organisations.people({ id: organisation.id })).items).toMatchObject([{ role: 'owner' }])
  })

  test('what a person had offered is void, with its notification, once they may offer less, but not once they may offer more', async () => {
    const owner = await world.join()
    const organisation = await found(owner, { name: 'Void' })
    const admin = await world.join({ full_name: 'Ada Admin' })
    await addTo(owner, organisation, admin, 'admin')
    const isOpen = async () => [
      (await cleo.call.organisations.receivedInvitations()).items.some((each) => each.organisation.id === organisation.id),
      (await told(cleo)).includes('Ada Admin invited you to join Void'),
    ]
    await admin.call.organisations.invite({ id: organisation.id, member_id: cleo.id, role: 'admin' })
    await owner.call.organisations.changePerson({ id: organisation.id, member_id: admin.id, role: 'owner' })
    expect(await isOpen()).toEqual([true, true])
    await owner.call.organisations.changePerson({ id: organisation.id, member_id: admin.id, role: 'admin' })
    expect(await isOpen()).toEqual([false, false])
    await admin.call.organisations.invite({ id: organisation.id, member_id: cleo.id, role: 'admin' })
    await owner.call.organisations.removePerson({ id: organisation.id, member_id: admin.id })
    expect(await told(admin)).toContain('You are no longer in Void')
    expect(await isOpen()).toEqual([false, false])
  })

  test('only oneself decides what one’s entry shows to visitors, and what one’s profile shows', async () => {
    const owner = await world.join()
    const first = await found(owner, { name: 'First' })
    const second = await found(owner, { name: 'Second' })
    expect((await owner.call.profiles.mine()).company_name).toBe('First')
    await owner.call.organisations.changePerson({
      id: second.id,
      member_id: owner.id,
      is_main: true,
      is_listed: true,
      title: 'Chair',
      since: '2020-05',
    })
    expect((await owner.call.profiles.mine()).company_name).toBe('Second')
    expect((await owner.call.organisations.mine()).items.map(({ name, is_main }) => [name, is_main])).toEqual([
      ['Second', true],
      ['First', false],
    ])
    await addTo(owner, second, ben)
    expect(await problemOf(owner.call.organisations.changePerson({ id: second.id, member_id: ben.id, is_listed: true }))).toBe(
      'problem.notAllowed',
    )
    expect(await problemOf(owner.call.organisations.changePerson({ id: second.id, member_id: ben.id, since: '2999-01' }))).toBe(
      'organisations.field.since',
    )
    await owner.call.organisations.remove({ id: second.id })
    expect((await owner.call.profiles.mine()).company_name).toBe('First')
    expect((await owner.call.organisations.mine()).items).toMatchObject([{ id: first.id, is_main: true }])
    expect(await problemOf(cleo.call.organisations.get({ slug: 'second' }))).toBe('organisations.gone')
  })

  test.runIf(process.env['TEST_ENGINE'] === 'postgresql')('what a member chooses while their organisation changes is kept', async () => {
    const { database } = world.services
    const owner = await world.join()
    const former = await found(owner, { name: 'Former' })
    const chosen = await found(owner, { name: 'Chosen' })
    await using choice = await holdLock(database, `update users set organisation_id = '${chosen.id}' where id = '${owner.id}'`)
    const toUpdate = database.transaction((tx) => profilesShowing(tx, former.id))
    await untilBlocked(database, 1, toUpdate)
    await choice.release()
    expect(await toUpdate).toEqual([])
  })
})

test('people hidden from the reader are missing from the list, and the pages follow each other', async () => {
  const owner = await world.join({ full_name: 'Zoe Owner' })
  const organisation = await found(owner, { name: 'Paged' })
  const [anna, bert] = [await world.join({ full_name: 'Anna' }), await world.join({ full_name: 'Bert' })]
  for (const person of [anna, bert]) await addTo(owner, organisation, person)
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await cleo.call.organisations.people({ id: organisation.id, limit: 1, ...(cursor && { cursor }) })
    names.push(...page.items.map(({ full_name }) => full_name))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(names).toEqual(['Zoe Owner', 'Anna', 'Bert'])
  await anna.call.relations.block({ id: cleo.id })
  expect((await cleo.call.organisations.people({ id: organisation.id })).items.map(({ full_name }) => full_name)).toEqual([
    'Zoe Owner',
    'Bert',
  ])
})

describe('the last owner’s account', () => {
  const leaveForGood = async (person: Person) => {
    await person.call.leaving.ask({ current_password: person.password })
    await world.services.database.kysely
      .updateTable('leaving_members')
      .set({ leaves_at: new Date(Date.now() - 1000) })
      .where('member_id', '=', person.id)
      .execute()
    await world.runJob('leaving.deleteDue')
    await world.settled()
  }

  test('the most powerful of the others becomes the owner, which is shown before', async () => {
    const owner = await world.join()
    const organisation = await found(owner, { name: 'Inherited' })
    const [member, admin] = [await world.join({ full_name: 'Mia' }), await world.join({ full_name: 'Adam' })]
    await addTo(owner, organisation, member)
    await addTo(owner, organisation, admin, 'admin')
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7d5c' } })
      .png()
      .toBuffer()
    const { logo } = await owner.call.organisations.uploadLogo({ id: organisation.id, file: new File([new Uint8Array(png)], 'logo.png') })
    expect(await owner.call.organisations.whenLeaving()).toMatchObject({ items: [{ name: 'Inherited', heir: { id: admin.id } }] })
    await leaveForGood(owner)
    expect((await cleo.call.organisations.people({ id: organisation.id })).items.map(({ full_name, role }) => [full_name, role])).toEqual([
      ['Adam', 'owner'],
      ['Mia', 'member'],
    ])
    expect((await cleo.call.organisations.get({ slug: organisation.slug })).people_count).toBe(2)
    expect(await told(admin)).toContain('You are now an owner of Inherited')
    expect((await cleo.fetch(`${logo}-128.webp`)).status, 'the logo they uploaded').toBe(200)
  })
})

describe('operators', () => {
  test('merge duplicates: people, addresses and profiles follow', async () => {
    const operator = await world.join({ full_name: 'Opal Operator' })
    await world.command('grant', operator.email)
    const [one, other] = [await world.join({ full_name: 'Una' }), await world.join({ full_name: 'Dua' })]
    const kept = await found(one, { name: 'Terravolta Energy' })
    const duplicate = await found(other, { name: 'Terravolta-Energy GmbH' })
    await addTo(other, duplicate, ben, 'admin')
    await addTo(one, kept, ben)
    // They tried to get together themselves.
    await other.call.organisations.askToJoin({ id: kept.id, note: 'We are the same company.' })
    await one.call.organisations.invite({ id: kept.id, member_id: other.id })
    expect(await told(one)).toContain('Dua Example would like to join Terravolta Energy')
    await one.call.organisations.invite({ id: kept.id, member_id: cleo.id })
    await other.call.organisations.invite({ id: duplicate.id, member_id: cleo.id })
    expect(await told(cleo)).toContain('Dua Example invited you to join Terravolta-Energy GmbH')
    await operator.call.organisations.merge({ id: kept.id, other_id: duplicate.id })
    await world.settled()
    expect(await cleo.call.organisations.get({ slug: duplicate.slug })).toMatchObject({ id: kept.id, slug: kept.slug, people_count: 3 })
    expect((await cleo.call.organisations.people({ id: kept.id })).items.map(({ full_name, role }) => [full_name, role])).toEqual([
      ['Dua Example', 'owner'],
      ['Una Example', 'owner'],
      ['Ben Builder', 'admin'],
    ])
    expect((await other.call.profiles.mine()).company_name).toBe('Terravolta Energy')
    expect((await one.call.organisations.requests({ id: kept.id })).items).toEqual([])
    expect((await one.call.organisations.invitations({ id: kept.id })).items).toMatchObject([{ member: { id: cleo.id } }])
    expect((await told(cleo)).filter((title) => title.includes('Terravolta'))).toEqual([
      'Una Example invited you to join Terravolta Energy',
    ])
    expect(await told(one)).not.toContain('Dua Example would like to join Terravolta Energy')
    expect(await problemOf(operator.call.organisations.merge({ id: kept.id, other_id: duplicate.id }))).toBe('organisations.gone')
  })

  test('restore a hijacked organisation to one owner', async () => {
    const operator = await world.join()
    await world.command('grant', operator.email)
    const [hijacker, rightful] = [await world.join(), await world.join({ full_name: 'Rita Rightful' })]
    const organisation = await found(hijacker, { name: 'Hijacked' })
    await hijacker.call.organisations.invite({ id: organisation.id, member_id: cleo.id, role: 'owner' })
    await rightful.call.profiles.save(profileOf(rightful))
    await rightful.call.organisations.askToJoin({ id: organisation.id, note: 'It is mine.' })
    await operator.call.organisations.restore({ id: organisation.id, owner_id: rightful.id })
    expect((await told(rightful)).filter((title) => title.includes('Hijacked'))).toEqual(['You are now an owner of Hijacked'])
    expect((await rightful.call.organisations.requests({ id: organisation.id })).items).toEqual([])
    expect(await problemOf(hijacker.call.organisations.change({ ...organisationOf(), id: organisation.id }))).toBe(
      'organisations.notYourRole',
    )
    expect((await rightful.call.organisations.get({ slug: organisation.slug })).standing.role).toBe('owner')
    const open = (await cleo.call.organisations.receivedInvitations()).items.filter((each) => each.organisation.id === organisation.id)
    expect(open).toEqual([])
    expect((await operator.call.operators.acts({})).items[0]?.act.parameters).toEqual({ about: 'Hijacked → Rita Rightful' })
  })
})

test('a reported organisation can be hidden from everybody but its people, shown again, and deleted', async () => {
  const operator = await world.join()
  await world.command('grant', operator.email)
  const owner = await world.join({ full_name: 'Frank Fraud' })
  const organisation = await found(owner, { name: 'Too Good Ltd', description: 'Doubles your money.' })
  const about = { kind: 'organisation', id: organisation.id } as const
  const report = { id: randomUUID(), member_id: owner.id, about, reason: reportReasons[0] }
  await cleo.call.reports.report(report)
  expect(await problemOf(owner.call.reports.report({ ...report, id: randomUUID() }))).toBe('reports.reportOneself')
  const [open] = (await operator.call.reports.cases({ state: 'open' })).items
  expect(open?.excerpt).toContain('Too Good Ltd')
  const id = open?.id ?? ''
  const decide = async (content_act: 'hide' | 'restore' | 'remove') => {
    const { version } = await operator.call.reports.caseById({ id })
    await operator.call.reports.decide({ id, version, content_act, reason: 'It makes false promises.' })
    await world.settled()
  }
  const email = `invited-${randomUUID()}@example.org`
  await owner.call.organisations.invite({ id: organisation.id, email })
  await world.mailServer.mailTo(email)
  await decide('hide')
  expect(await problemOf(cleo.call.organisations.get({ slug: organisation.slug }))).toBe('organisations.gone')
  const inviteBen = () => problemOf(owner.call.organisations.invite({ id: organisation.id, member_id: ben.id }))
  expect(await inviteBen()).toBe('organisations.isHidden')
  const [sent] = (await owner.call.organisations.invitations({ id: organisation.id })).items
  await world.services.jobs.queue('organisations.inviteByMail', { id: sent?.id, siteUrl: world.url })
  await world.settled()
  expect(
    world.mailServer.received.filter(({ to }) => to.includes(email)),
    'nor by one that was on its way',
  ).toHaveLength(1)
  expect((await cleo.call.organisations.ofMember({ id: owner.id })).items).toEqual([])
  expect(await owner.call.organisations.get({ slug: organisation.slug })).toMatchObject({ is_hidden: true })
  await decide('restore')
  expect(await inviteBen()).toBe('ok')
  expect(await cleo.call.organisations.get({ slug: organisation.slug })).toMatchObject({ is_hidden: false })
  await decide('remove')
  expect(await problemOf(owner.call.organisations.get({ slug: organisation.slug }))).toBe('organisations.gone')
  expect((await owner.call.organisations.mine()).items).toEqual([])
})

describe('portfolio companies', () => {
  test('are shown once both sides have confirmed, and no longer after either denies', async () => {
    const [partner, founder] = [await world.join({ user_type: 'investor' }), await world.join()]
    const fund = await found(partner, { kind: 'fund', name: 'Alto Capital' })
    const company = await found(founder, { name: 'Portfolio One' })
    const pair = { fund_id: fund.id, company_id: company.id }
    await partner.call.organisations.stateInvestment(pair)
    expect((await cleo.call.organisations.portfolio({ id: fund.id })).items).toEqual([])
    expect((await founder.call.organisations.portfolioRequests({ id: company.id })).items).toMatchObject([
      { name: 'Alto Capital', is_ours: false, is_investor: true },
    ])
    expect((await partner.call.organisations.portfolioRequests({ id: fund.id })).items).toMatchObject([
      { name: 'Portfolio One', is_ours: true, is_investor: false },
    ])
    await founder.call.organisations.stateInvestment(pair)
    expect((await cleo.call.organisations.portfolio({ id: fund.id })).items).toMatchObject([{ name: 'Portfolio One' }])
    await founder.call.organisations.change({ ...organisationOf({ kind: 'fund', name: 'Portfolio One' }), id: company.id })
    expect((await cleo.call.organisations.portfolio({ id: company.id })).items, 'whatever their kinds are by now').toMatchObject([
      { name: 'Alto Capital', is_investor: true },
    ])
    expect(await problemOf(cleo.call.organisations.denyInvestment(pair))).toBe('organisations.notYourRole')
    await founder.call.organisations.denyInvestment(pair)
    expect((await cleo.call.organisations.portfolio({ id: fund.id })).items).toEqual([])
    expect(await problemOf(founder.call.organisations.stateInvestment({ fund_id: company.id, company_id: fund.id }))).toBe(
      'problem.notAllowed',
    )
  })
})

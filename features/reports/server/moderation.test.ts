import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { post as postDeal } from '#testing/deals.ts'
import { hostEvent } from '#testing/events.ts'
import { openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed, sendUpdate } from '#testing/updates.ts'
import { decide } from './decide.ts'
import { report as keepReport } from './report.ts'

const world = testWorld()
let olga: Person
let omar: Person
let anna: Person
let ben: Person

beforeAll(async () => {
  olga = await memberNamed(world, 'Olga Operates')
  omar = await memberNamed(world, 'Omar Operates')
  for (const { email } of [olga, omar]) await world.command('grant', email)
})

beforeEach(async () => {
  anna = await memberNamed(world, 'Anna Reporter')
  ben = await memberNamed(world, 'Ben Reported')
})

/** A case about Ben that Anna reported. */
async function caseAboutBen(details = '') {
  await report(anna, { member_id: ben.id, details })
  return firstCase(olga)
}
const suspend = (id: string, days: 1 | 7 | 30 | null = 7) =>
  decideCase(olga, id, { member_act: 'suspend', days, reason: 'You kept writing to Anna.', note: 'Third time.' })
const signIn = (person: Person) => person.call.accounts.signIn({ email: person.email, password: person.password })
const mailsTo = ({ email }: Person) =>
  world.mailServer.received.filter(({ to }) => to.includes(email)).map(({ source }) => textPartOf(source))
const wordsTo = async (person: Person) => {
  await world.settled()
  return mailsTo(person).join('\n')
}
const tokenIn = (mail: string) => /\/decision\?token=([\w-]+)/.exec(mail)?.[1] ?? 'no link'
const told = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.activity()).items.map(({ title }) => title.message)
}

describe('the list of cases', () => {
  test('combines reports of the same content into one case with everything needed to decide it, only for operators', async () => {
    const cleo = await memberNamed(world, 'Cleo Reporter')
    await report(anna, { member_id: ben.id, details: 'First' })
    await report(cleo, { member_id: ben.id, details: 'Second' })
    const found = await firstCase(olga)
    expect(found).toMatchObject({
      kind: 'member',
      member: { id: ben.id },
      reports: 2,
      reporters: 2,
      reports_of_member: 2,
      is_open: true,
      profile: { full_name: 'Ben Reported', bio: 'Builds things that last.' },
      possible: { content: [], member: ['warn', 'suspend'] },
      decisions: [],
    })
    const { items } = await olga.call.reports.reportsOfCase({ id: found.id })
    expect(items.map(({ reporter, details }) => `${reporter?.full_name}: ${details}`)).toEqual([
      'Cleo Reporter: Second',
      'Anna Reporter: First',
    ])
    for (const person of [anna, ben]) {
      expect(await refusalOf(person.call.reports.caseById({ id: found.id }))).toBe('problem.notFound')
      expect(await refusalOf(person.call.reports.decide({ id: found.id, version: 0 }))).toBe('problem.notFound')
    }
  })

  test('announces its changes live to operators, and to nobody else', async () => {
    await using watching = await openLive(world, olga, { watch: ['reports:cases'] })
    await using other = await openLive(world, anna, { watch: ['reports:cases'] })
    await report(anna, { member_id: ben.id })
    expect(await watching.event('reports.casesChanged')).toEqual({})
    expect(await other.settled('reports.casesChanged')).toEqual([])
  })

  test('hides cases about themselves from operators', async () => {
    const before = await omar.call.reports.waiting()
    await report(anna, { member_id: omar.id })
    const { id } = await firstCase(olga)
    expect(await refusalOf(omar.call.reports.caseById({ id }))).toBe('problem.notFound')
    expect(await refusalOf(omar.call.reports.reportsOfCase({ id }))).toBe('problem.notFound')
    expect(await refusalOf(omar.call.reports.decide({ id, version: 0 }))).toBe('problem.notFound')
    expect(await omar.call.reports.waiting()).toEqual(before)
    expect(await refusalOf(decideCase(olga, id, { member_act: 'warn', reason: 'Stop' }))).toBe('reports.operatorsAlone')
    await decideCase(olga, id, {})
    expect(JSON.stringify(await omar.call.operators.acts({ limit: 50 }))).not.toContain(id.slice(0, 8))
  })
})

describe('a decision', () => {
  test('to dismiss is announced only to the reporter, without the outcome', async () => {
    const { id } = await caseAboutBen()
    await decideCase(olga, id, { note: 'Nothing to see' })
    expect(await told(anna)).toContain('We reviewed your report. Thank you.')
    expect(await told(ben)).not.toContain('The operators made a decision about you')
    expect(mailsTo(ben).filter((mail) => mail.includes('operators'))).toEqual([])
    expect(await ben.call.reports.ownDecisions({})).toEqual({ items: [], next_cursor: null })
    expect((await omar.call.operators.acts({ limit: 1 })).items[0]).toMatchObject({
      operator: 'Olga Operates',
      act: { message: 'Dismissed the reports in case {about}', parameters: { about: id.slice(0, 8) } },
    })
  })

  test('to warn is notified and emailed with its reason, without the reporter or the private message', async () => {
    const { id: message_id } = await say(ben, anna, 'You will regret this')
    await report(anna, { member_id: ben.id, message_id, details: 'He threatens me' })
    const { id } = await firstCase(olga)
    expect(await refusalOf(decideCase(olga, id, { member_act: 'warn' }))).toBe('Please tell the member why')
    await decideCase(olga, id, { member_act: 'warn', reason: 'Threats have no place here.', note: 'Anna is scared' })
    const mail = await wordsTo(ben)
    expect(mail).toContain('Threats have no place here.')
    expect(await told(ben)).toContain('The operators made a decision about you')
    const { items } = await ben.call.reports.ownDecisions({})
    expect(items).toMatchObject([{ member_act: 'warn', reason: 'Threats have no place here.', text: null, can_answer: true }])
    const all = mail + JSON.stringify([items, await ben.call.notifications.activity()])
    for (const secret of ['Anna', 'regret', 'scared', 'threatens me', 'Olga', olga.id]) expect(all).not.toContain(secret)
  })

  test('to warn does not quote an update, which may have been sent to one member; to hide it does', async () => {
    const ines = await investorNamed(world, 'Ines Investor')
    await connect(ben, ines)
    const update = await sendUpdate(ben, { body: 'Ten percent a week.' }, [ines])
    await report(ines, { member_id: ben.id, about: { kind: 'update', id: update } })
    const { id } = await firstCase(olga)
    await decideCase(olga, id, { member_act: 'warn', reason: 'Promise no returns.' })
    await decideCase(olga, id, { content_act: 'hide', reason: 'Promise no returns.' })
    expect((await ben.call.reports.ownDecisions({})).items.map(({ text }) => text)).toEqual([
      expect.stringContaining('Ten percent a week.'),
      null,
    ])
  })

  test('is made once if two operators decide at the same time, and the other is refused', async () => {
    const { id } = await caseAboutBen()
    const choice = { id, version: 0, member_act: 'warn' as const, reason: 'Please stop.' }
    const outcomes = await Promise.all([refusalOf(olga.call.reports.decide(choice)), refusalOf(omar.call.reports.decide(choice))])
    expect(outcomes.toSorted()).toEqual(['reports.changedMeanwhile', 'was not refused'])
    expect((await olga.call.reports.caseById({ id })).decisions).toHaveLength(1)
  })

  test('can be appealed once, only by its member; operators decide again, and the member is notified of a reversal', async () => {
    const { id } = await caseAboutBen()
    await decideCase(olga, id, { member_act: 'warn', reason: 'Please stop.' })
    const [decision] = (await ben.call.reports.ownDecisions({})).items
    const answer = { id: decision?.id ?? '', answer: 'It was a joke.' }
    expect(await refusalOf(anna.call.reports.answer(answer))).toBe('problem.notFound')
    const seen = await olga.call.reports.caseById({ id })
    const twice = await Promise.all([1, 2].map(() => refusalOf(ben.call.reports.answer(answer))))
    expect(twice.toSorted()).toEqual(['reports.answeredAlready', 'was not refused'])
    const late = { id, version: seen.version, member_act: 'suspend' as const, reason: 'Enough.' }
    expect(await refusalOf(olga.call.reports.decide(late)), 'the appeal arrived after the case was loaded').toBe('reports.changedMeanwhile')
    expect(await olga.call.reports.caseById({ id })).toMatchObject({
      is_open: true,
      is_answered: true,
      decisions: [{ answer: 'It was a joke.' }],
    })
    await decideCase(omar, id, { member_act: 'withdraw', reason: 'We see that now.' })
    expect((await ben.call.reports.ownDecisions({})).items).toMatchObject([
      { member_act: 'withdraw', can_answer: false },
      { member_act: 'warn', outcome: 'reversed', can_answer: false },
    ])
    expect(await wordsTo(ben)).toContain('We see that now.')
    expect(await refusalOf(decideCase(omar, id, {})), 'nothing is left to decide').toBe('reports.notPossible')
  })
})

describe('a suspended member', () => {
  test('is signed out at once, cannot sign in, and learns why only with the right password', async () => {
    const { id } = await caseAboutBen()
    await suspend(id)
    expect(await ben.call.members.me()).toEqual({ member: null })
    const text = await signIn(ben).catch((error: Error) => error.message)
    expect(text).toMatch(/suspended your account until .* “You kept writing to Anna.”/)
    expect(await refusalOf(ben.call.accounts.signIn({ email: ben.email, password: 'something else' }))).toBe(
      'accounts.incorrectCredentials',
    )
    await ben.call.accounts.requestPasswordReset({ email: ben.email })
    const link = new URL(/https?:\S+reset-password\S+/.exec(await wordsTo(ben))?.[0] ?? '')
    const tokens = Object.fromEntries(link.searchParams) as { access_token: string; refresh_token: string }
    expect(await refusalOf(ben.call.accounts.resetPassword({ ...tokens, password: 'another long sentence' }))).toBe(
      'accounts.suspendedUntil',
    )
    expect(await ben.call.members.me()).toEqual({ member: null })
  })

  test('is hidden everywhere, and everything is restored when the suspension is lifted', async () => {
    await say(ben, anna, 'Hello')
    const [deal, event] = [await postDeal(ben), await hostEvent(ben)]
    const sees = async () => ({
      profile: await refusalOf(anna.call.profiles.get({ id: ben.id })),
      listed: (await anna.call.directory.list({ query: 'Ben Reported', limit: 50 })).items.some((each) => each.id === ben.id),
      deal: await refusalOf(anna.call.deals.get({ id: deal })),
      event: await refusalOf(anna.call.events.get({ id: event })),
      partner: (await anna.call.messages.conversation({ id: ben.id })).member.standing,
    })
    await world.settled()
    const before = await sees()
    const { id } = await caseAboutBen()
    await suspend(id, null)
    await world.settled()
    expect(await sees()).toEqual({
      profile: 'problem.notFound',
      listed: false,
      deal: 'deals.gone',
      event: 'events.gone',
      partner: 'away',
    })
    expect(await refusalOf(say(anna, ben, 'Are you there?'))).not.toBe('was not refused')
    await decideCase(omar, id, { member_act: 'lift', reason: 'Time to start again.' })
    await world.settled()
    expect(await sees()).toEqual(before)
    expect(before, 'and was seen before').toMatchObject({ deal: 'was not refused', listed: true, partner: 'here' })
    await signIn(ben)
    expect((await ben.call.members.me()).member?.id).toBe(ben.id)
  })

  test('is restored automatically when the suspension ends', async () => {
    const { id } = await caseAboutBen()
    await suspend(id, 1)
    await world.services.database.pool.query(`update suspended_members set ends_at = now() - interval '1 second' where member_id = $1`, [
      ben.id,
    ])
    await signIn(ben)
    await anna.call.profiles.get({ id: ben.id })
    await world.runJob('reports.endSuspensions')
    const { rows } = await world.services.database.pool.query('select from suspended_members where member_id = $1', [ben.id])
    expect(rows).toEqual([])
  })

  test('can appeal only through the emailed link, which expires and is stored only as a hash', async () => {
    const { id } = await caseAboutBen()
    await suspend(id)
    const token = tokenIn(await wordsTo(ben))
    const visitor = world.visitor()
    expect(await visitor.call.reports.decisionOfLink({ token })).toMatchObject({ member_act: 'suspend', can_answer: true })
    const { rows } = await world.services.database.pool.query(`select encode(token_hash, 'escape') as kept from decision_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
    await visitor.call.reports.answerByLink({ token, answer: 'I am sorry.' })
    expect(await refusalOf(visitor.call.reports.answerByLink({ token, answer: 'Very.' }))).toBe('reports.answeredAlready')
    expect(await firstCase(olga)).toMatchObject({ id, is_answered: true, decisions: [{ answer: 'I am sorry.' }] })
    await decideCase(olga, id, { note: 'Not convinced' })
    expect((await visitor.call.reports.decisionOfLink({ token })).outcome).toBe('kept')
    await world.services.database.pool.query(`update decision_links set expires_at = now()`)
    expect(await refusalOf(visitor.call.reports.decisionOfLink({ token }))).toBe('reports.invalidLink')
  })

  test('who deletes their account leaves an anonymous case', async () => {
    const { id } = await caseAboutBen('He lies')
    await decideCase(olga, id, { member_act: 'warn', reason: 'Please stop.' })
    await ben.call.leaving.ask({ current_password: ben.password })
    await suspend(id)
    await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = $1`, [
      ben.id,
    ])
    await world.runJob('leaving.deleteDue')
    const left = await olga.call.reports.caseById({ id })
    expect(left).toMatchObject({ member: null, profile: null, possible: { content: [], member: [] }, suspension: null })
    expect(left.decisions.map(({ member_act }) => member_act)).toEqual(['warn', 'suspend'])
    expect(JSON.stringify(left)).not.toContain('Ben')
  })
})

describe('reported content', () => {
  /** A fake room with reportable content, like the newsfeed or reviews. */
  const wall = new Map<string, { author: string; text: string; isHidden: boolean }>()
  const posts: Reportable = {
    kind: 'post',
    async read(_reader, reporter, id) {
      const post = wall.get(id)
      if (!post || post.author === reporter.id) return undefined
      const around = [{ author_id: olga.id, text: 'What they answered to', created_at: new Date() }]
      return { author_id: post.author, text: post.text, address: `/posts/${id}`, around }
    },
    async setHidden(_services, _tx, id, isHidden) {
      const post = wall.get(id)
      if (post) post.isHidden = isHidden
      return post !== undefined
    },
    remove: async (_services, _tx, id) => wall.delete(id),
  }
  const contextOf = (person: Person) =>
    ({ actor: { id: person.id, role: 'admin' }, request: { siteUrl: world.url }, services: world.services }) as unknown as Parameters<
      typeof decide
    >[1] &
      RequestContext
  const choose = async (id: string, choice: Partial<Parameters<typeof decide>[2]>) => {
    const { version } = await olga.call.reports.caseById({ id })
    await decide([posts], contextOf(olga), {
      id,
      version,
      content_act: null,
      member_act: null,
      days: null,
      reason: 'It is spam.',
      note: '',
      ...choice,
    })
  }
  async function reportedPost(text: string) {
    const id = randomUUID()
    wall.set(id, { author: ben.id, text, isHidden: false })
    const about = { kind: 'post' as const, id }
    const actor = { id: anna.id, sessionId: '', user_type: 'startup' as const, role: 'member' as const, isLeaving: false }
    await keepReport(world.services, [posts], actor, {
      id: randomUUID(),
      member_id: ben.id,
      message_id: null,
      about,
      reason: 'spam',
      details: '',
    })
    return { id, found: await firstCase(olga) }
  }

  test('can be hidden, restored and removed; its author learns what and why; the reported version is kept', async () => {
    const { id, found } = await reportedPost('Buy my coins')
    expect(found).toMatchObject({
      kind: 'post',
      address: `/posts/${id}`,
      content_state: 'shown',
      said: [
        { said_by: 'other', content: 'What they answered to', is_meant: false },
        { said_by: 'reported', content: 'Buy my coins', is_meant: true },
      ],
      possible: { content: ['hide', 'remove'], member: ['warn', 'suspend'] },
    })
    await choose(found.id, { content_act: 'hide', member_act: 'warn' })
    expect(wall.get(id)?.isHidden).toBe(true)
    expect((await ben.call.reports.ownDecisions({})).items).toMatchObject([
      { content_act: 'hide', member_act: 'warn', text: 'Buy my coins' },
    ])
    expect(await wordsTo(ben), 'nobody has confirmed the address').not.toContain('Buy my coins')
    await choose(found.id, { content_act: 'restore' })
    expect(wall.get(id)?.isHidden).toBe(false)
    await choose(found.id, { content_act: 'hide' })
    await choose(found.id, { content_act: 'remove' })
    expect(wall.has(id)).toBe(false)
    expect(await olga.call.reports.caseById({ id: found.id })).toMatchObject({ content_state: 'removed', possible: { content: [] } })
    expect((await olga.call.reports.caseById({ id: found.id })).said.at(-1)?.content).toBe('Buy my coins')
  })

  test('such as a post is removed together with a suspension; a comment whose post was removed first is gone', async () => {
    const id = randomUUID()
    await ben.call.newsfeed.post({ id, content: 'Buy my coins' })
    const comment = randomUUID()
    await ben.call.newsfeed.comment({ id, comment_id: comment, content: 'Really, buy them' })
    await report(anna, { member_id: ben.id, about: { kind: 'comment', id: comment } })
    const aboutComment = await firstCase(olga)
    expect(aboutComment.said.map(({ content }) => content)).toEqual(['Buy my coins', 'Really, buy them'])
    await report(anna, { member_id: ben.id, about: { kind: 'post', id } })
    const aboutPost = await firstCase(olga)
    await decideCase(olga, aboutPost.id, { content_act: 'remove', member_act: 'suspend', days: 30, reason: 'It is spam.' })
    expect(await refusalOf(anna.call.newsfeed.get({ id }))).not.toBe('was not refused')
    expect(await ben.call.members.me()).toEqual({ member: null })
    expect(await refusalOf(decideCase(omar, aboutComment.id, { content_act: 'hide', reason: 'It is spam.' }))).toBe('reports.contentGone')
    expect((await omar.call.reports.caseById({ id: aboutComment.id })).earlier).toMatchObject([
      { content_act: 'remove', member_act: 'suspend' },
    ])
    const acts = (await omar.call.operators.acts({ limit: 2 })).items.map(({ act }) => act.message)
    expect(acts).toEqual(['Suspended the member in case {about}', 'Removed the content in case {about}'])
  })

  test('has the same state in all cases about it, also when it is hidden and restored without one', async () => {
    await connect(ben, anna)
    const { id } = await ben.call.reviews.write({ member_id: anna.id, rating: 1, review_text: 'Nonsense, all of it.' })
    const about = { kind: 'review', id } as const
    await report(anna, { member_id: ben.id, about })
    const dismissed = await firstCase(olga)
    await decideCase(olga, dismissed.id, {})
    await report(await memberNamed(world, 'Cleo Reporter'), { member_id: ben.id, about })
    const later = await firstCase(olga)
    expect(later.id).not.toBe(dismissed.id)
    const states = async () => {
      await world.settled()
      const cases = [dismissed, later].map((each) => omar.call.reports.caseById({ id: each.id }))
      return (await Promise.all(cases)).map(({ content_state }) => content_state)
    }
    const hide = (case_id: string) => decideCase(omar, case_id, { content_act: 'hide', reason: 'It is an insult.' })
    await hide(later.id)
    expect(await states()).toEqual(['hidden', 'hidden'])
    expect(await refusalOf(hide(dismissed.id)), 'its author is told once').toBe('reports.notPossible')
    await olga.call.reviews.restore({ id })
    expect(await states()).toEqual(['shown', 'shown'])
    await olga.call.reviews.hide({ ids: [id], reason: 'It is an insult.' })
    expect(await states()).toEqual(['hidden', 'hidden'])
    await decideCase(omar, later.id, { content_act: 'remove', reason: 'It is an insult.' })
    expect(await states()).toEqual(['removed', 'removed'])
  })
})

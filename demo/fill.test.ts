import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from './accounts.ts'
import { checkDeals } from './deals/filled-deals.ts'
import { filledDemo } from './filled-demo.ts'
import { checkInvestments } from './investments/filled-investments.ts'
import { planDecisions } from './matches/plan-decisions.ts'
import { ofMentors } from './meetings/texts.ts'
import { checkOrganisations } from './organisations/filled-organisations.ts'
import { checkSustainability } from './sustainability/filled-sustainability.ts'

const demo = filledDemo()

checkDeals(demo)
checkOrganisations(demo)
checkInvestments(demo)
checkSustainability(demo)

describe('a filled community', () => {
  it('signs in the printed accounts', async () => {
    for (const { email } of demoAccounts) {
      const answer = await demo.world.visitor().call.accounts.signIn({ email, password: demoPassword })
      expect(answer).toMatchObject({ member: { email, profile_completed: true, completion: 100 } })
    }
  })

  it('is in the directory, with its counts', async () => {
    const { community } = await demo.founder.call.directory.counts({})
    // With the operator.
    expect(community.all).toBe(demo.members.length + 1)
    const { items } = await demo.founder.call.directory.list({ query: 'Skerry' })
    const henrik = items.find(({ full_name }) => full_name === 'Henrik Lindqvist')
    expect(henrik).toMatchObject({ city: 'Gothenburg', country: 'SE' })
  })

  it('has valid profiles', async () => {
    const investor = demo.members[1]
    const profile = await demo.founder.call.profiles.get({ id: investor?.id ?? '' })
    expect(profile).toMatchObject({
      location: 'Gothenburg, Sweden',
      email: 'investor@demo.example',
      investor_preferences: { geography: ['nordics', 'baltics', 'benelux', 'DE', 'IT'], min_investment: 25_000_000, currency: 'EUR' },
    })
  })

  it('has meetings, office hours with a waiting line, and an introduction', async () => {
    const { items: next } = await demo.founder.call.meetings.list({ which: 'next' })
    expect(next.map((meeting) => meeting.with?.full_name)).toEqual(['Henrik Lindqvist'])
    const { items: waiting } = await demo.founder.call.meetings.list({ which: 'waiting' })
    expect(waiting).toMatchObject([{ your_turn: true, with: { full_name: 'Thomas Achleitner' } }])
    expect((await demo.founder.call.meetings.steps({})).items).toMatchObject([{ step: 'Send her the list of parts' }])
    const { items: hours } = await demo.founder.call.officeHours.list({})
    expect(hours.length).toBeGreaterThan(3)
    const [termSheets] = ofMentors
    const knows = demo.members.filter(({ profile }) => profile.expertise_areas.some((area) => termSheets?.expertise.includes(area)))
    const host = hours.find(({ title }) => title === termSheets?.offer.title)?.mentor.id
    expect(knows.map(({ id }) => id)).toContain(host)
    expect((await demo.founder.call.officeHours.waiting()).items).toMatchObject([{ before_you: 0 }])
    expect((await demo.founder.call.mentoringDays.waiting()).items).toMatchObject([{ title: 'Mentoring day' }])
    expect((await demo.founder.call.introductions.received({})).items).toMatchObject([{ introducer: { full_name: 'Thomas Achleitner' } }])
  })

  it('has conversations, some with unread messages, which are searchable and were notified', async () => {
    const { items } = await demo.founder.call.messages.conversations({})
    expect(items.map(({ member }) => member.full_name)).toEqual(
      expect.arrayContaining(['Henrik Lindqvist', 'Aoife Brennan', 'Thomas Achleitner']),
    )
    const henrik = items.find(({ member }) => member.full_name === 'Henrik Lindqvist')
    expect(henrik).toMatchObject({ unread: 3, last_message: { position: 10, delivered_at: null } })
    const { items: said } = await demo.founder.call.messages.list({ id: henrik?.member.id ?? '' })
    expect(said.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await demo.world.settled()
    const { items: found } = await demo.founder.call.messages.search({ query: 'agronomist' })
    expect(found).toHaveLength(1)
    const { items: notified } = await demo.founder.call.notifications.list({})
    expect(notified).toContainEqual(
      expect.objectContaining({ count: 3, read: false, actor: expect.objectContaining({ full_name: 'Henrik Lindqvist' }) as unknown }),
    )
  })

  it('has connections, new and older interests with notes, bookmarks and decisions', async () => {
    const { items: connections } = await demo.founder.call.relations.connections({})
    expect(connections.map((item) => item.full_name)).toEqual(
      expect.arrayContaining(['Henrik Lindqvist', 'Aoife Brennan', 'Thomas Achleitner']),
    )
    expect(connections.length).toBeGreaterThanOrEqual(9)
    const { items: interests } = await demo.founder.call.matching.interests({})
    expect(interests).toHaveLength(5)
    expect(interests.some(({ note }) => note)).toBe(true)
    for (const { note } of interests) expect(note ?? '').not.toMatch(/[{}]/)
    expect((await demo.founder.call.matching.bookmarks({})).items).toHaveLength(5)
    expect(await demo.founder.call.notifications.summary()).toMatchObject({ unseen: { matches: 3 } })
    const { items: cards } = await demo.founder.call.matching.cards({ role: 'investor' })
    const known = new Set([...connections.map(({ id }) => id), ...interests.map(({ member }) => member.id)])
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.filter(({ id, standing }) => known.has(id) && standing !== 'interested')).toEqual([])
  })

  it('has consistent times: no activity before joining, and no conversation before connecting', async () => {
    const { rows } = await sql`
      select 'message' as too_early from chat_messages m join users u on u.id in (m.sender_id, m.receiver_id) where m.created_at < u.created_at
      union all select 'decision' from matches m join users u on u.id in (m.user_id, m.matched_user_id) where m.created_at < u.created_at
      union all select 'bookmark' from match_bookmarks b join users u on u.id in (b.user_id, b.member_id) where b.created_at < u.created_at
      union all select 'connection' from connections c join users u on u.id in (c.member_a, c.member_b) where c.created_at < u.created_at
      union all select 'first words' from connections c join conversations t using (member_a, member_b)
        join chat_messages m on m.conversation_id = t.id where m.created_at < c.created_at`.execute(demo.world.services.database.kysely)
    expect(rows).toEqual([])
  })

  it('has the same decisions each time, at most one per pair and direction', () => {
    const plan = () =>
      planDecisions(demo.members, demoAccounts.length).map(({ by, about, status, note }) => [by.id, about.id, status, note])
    expect(plan()).toEqual(plan())
    const pairs = plan().map(([by, about]) => `${by} ${about}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('has pictures in all widths that screens request', async () => {
    const { profile_picture, cover_photo } = await demo.founder.call.profiles.mine()
    for (const address of [`${profile_picture}-64.webp`, `${profile_picture}-512.webp`, `${cover_photo}-2400.webp`]) {
      const answer = await demo.founder.fetch(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })
})

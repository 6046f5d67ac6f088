import { beforeAll, describe, expect, it } from 'vitest'
import { profileInput } from '#features/profiles/contract.ts'
import { fundingStages, industries, sfdrArticles, userTypes } from '#features/profiles/vocabulary.ts'
import { findCity } from '#features/places/server/index.ts'
import { accountMembers, demoAccounts } from './accounts.ts'
import type { DemoMember } from './member.ts'
import { demoMembers } from './members.ts'
import { yearsIn } from './text.ts'

const now = new Date('2026-11-20T12:00:00Z')
let members: DemoMember[]

beforeAll(() => {
  members = demoMembers(400, 1, { now })
})

const share = (is: (member: DemoMember) => boolean) => members.filter(is).length / members.length

describe('demoMembers', () => {
  it('is the same for the same seed, and different for another', () => {
    expect(demoMembers(40, 1, { now })).toEqual(members.slice(0, 40))
    expect(demoMembers(40, 2, { now }).slice(4)).not.toEqual(members.slice(4, 40))
  })

  it('creates profiles that pass validation', () => {
    for (const { profile } of members) expect(profileInput.parse(profile)).toEqual(profile)
  })

  it('counts at least the years of experience that the bio states, and writes years as years', () => {
    const stated = members.filter(({ profile }) => profile.user_type !== 'startup' && yearsIn(profile.bio) > 0)
    expect(stated.length).toBeGreaterThan(5)
    for (const { profile } of stated) expect(profile.years_experience, profile.bio).toBeGreaterThanOrEqual(yearsIn(profile.bio))
    for (const { profile } of members) expect(profile.bio).not.toMatch(/ in \d,\d/)
  })

  it('gives every member a city in their country', () => {
    const settled = members.filter(({ profile }) => profile.city_id !== null)
    expect(settled.map(({ profile }) => findCity(profile.city_id ?? 0)?.country)).toEqual(settled.map(({ profile }) => profile.country))
  })

  it('has every type, stage, industry, SFDR article and goal, and 35 countries or more', () => {
    const all = <Value>(of: (member: DemoMember) => Value) => new Set(members.map(of))
    expect(all(({ profile }) => profile.user_type)).toEqual(new Set(userTypes))
    expect(all(({ profile }) => profile.funding_stage)).toEqual(new Set([...fundingStages, null]))
    expect(all(({ profile }) => profile.sfdr_article)).toEqual(new Set([...sfdrArticles, null]))
    for (const industry of industries) expect(share(({ profile }) => profile.industry === industry)).toBeGreaterThan(0.01)
    expect(new Set(members.flatMap(({ profile }) => profile.sdgs)).size).toBeGreaterThanOrEqual(16)
    expect(all(({ profile }) => profile.country).size).toBeGreaterThanOrEqual(35)
  })

  it('has realistic proportions', () => {
    expect(share(({ profile }) => profile.user_type === 'startup')).toBeCloseTo(0.52, 1)
    expect(share(({ profile }) => profile.user_type === 'investor')).toBeCloseTo(0.28, 1)
    expect(share(({ portrait }) => portrait !== null)).toBeCloseTo(0.35, 1)
    expect(share(({ cover }) => cover !== null)).toBeCloseTo(0.25, 1)
    const incomplete = share(({ profile }) => !profile.bio || !profile.industry || !profile.city_id || !profile.company_name)
    expect(incomplete).toBeGreaterThan(0.02)
    expect(incomplete).toBeLessThan(0.12)
  })

  it('has unique emails and ids, and no real domains', () => {
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length)
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
    for (const { email, profile, id } of members) {
      expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.example$/)
      expect(new URL(profile.website ?? 'https://none.example').hostname).toMatch(/^[a-z0-9-]+\.example$/)
      expect(profile.linkedin).toBeNull()
      expect(profile.bio).not.toMatch(/https?:|www\.|@|[{}|]/)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  it('has varied texts', () => {
    const bios = members.map(({ profile }) => profile.bio).filter(Boolean)
    expect(new Set(bios).size).toBe(bios.length)
    expect(new Set(bios.map((bio) => bio.slice(0, 60))).size / bios.length).toBeGreaterThan(0.7)
  })

  it('has members who joined in the last 18 months and updated their profiles later', () => {
    for (const { joined_at, updated_at } of members) {
      expect(joined_at.getTime()).toBeGreaterThan(now.getTime() - 550 * 86_400_000)
      expect(updated_at.getTime()).toBeGreaterThanOrEqual(joined_at.getTime())
      expect(updated_at.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  })

  it('avoids email addresses in use, and can leave out the accounts', () => {
    const more = demoMembers(50, 1, { now, withAccounts: false, takenEmails: members.map(({ email }) => email) })
    const emails = new Set(members.map(({ email }) => email))
    expect(more.filter(({ email }) => emails.has(email))).toEqual([])
  })
})

describe('the printed accounts', () => {
  it('are the first four members, with complete profiles', () => {
    expect(members.slice(0, 4)).toEqual(accountMembers(now))
    for (const [at, { email }] of demoAccounts.entries()) {
      const member = members[at]
      expect(member?.email).toBe(email)
      expect(member?.portrait).not.toBeNull()
      expect(member?.cover).not.toBeNull()
      expect(member?.profile.city_id).not.toBeNull()
      expect(member?.profile.company_name && member.profile.bio && member.profile.industry).toBeTruthy()
    }
  })
})

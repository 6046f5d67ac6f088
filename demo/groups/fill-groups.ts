import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from '../member.ts'
import { uuidFrom } from '../random.ts'
import { angels, cohort } from './texts.ts'

const day = 24 * 60 * 60 * 1000
const members = 9

/** Creates a cohort and a circle with people, posts, an event and resources. The printed founder and investor are in one each. */
export async function fillGroups({ database }: Services, all: readonly DemoMember[], accounts: number, now = new Date()): Promise<void> {
  const printed = all.slice(0, accounts)
  const others = all.slice(accounts)
  const ofType = (type: string) => ({
    printed: printed.filter(({ profile, profile_completed }) => profile.user_type === type && profile_completed),
    others: others.filter(({ profile, profile_completed }) => profile.user_type === type && profile_completed),
  })
  const [founders, investors, mentors] = [ofType('startup'), ofType('investor'), ofType('mentor')]
  await database.transaction(async (tx) => {
    await fillGroup(tx, cohort, [...mentors.others.slice(0, 1), ...founders.others.slice(0, members - 2), ...founders.printed], now)
    await fillGroup(tx, angels, [...investors.others.slice(0, members - 2), ...investors.printed], now)
    const [asking] = investors.others.slice(members)
    if (asking)
      await tx
        .insertInto('group_requests')
        .values({ group_id: idOf(angels), member_id: asking.id, asked_at: new Date(now.getTime() - day) })
        .execute()
  })
}

const idOf = ({ name }: typeof cohort) => uuidFrom(`group ${name}`)

/** @param people the leader first */
async function fillGroup(tx: Tx, group: typeof cohort, people: readonly DemoMember[], now: Date): Promise<void> {
  const id = idOf(group)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const date = (days: number) => ago(-days).toISOString().slice(0, 10)
  const [leader] = people
  if (!leader) return
  const { name, description, visibility, days, posts, event, resources } = group
  await tx
    .insertInto('groups')
    .values({
      id,
      name,
      description,
      visibility,
      starts_on: days ? date(days[0]) : null,
      ends_on: days ? date(days[1]) : null,
      created_at: ago(45),
    })
    .execute()
  await tx
    .insertInto('group_people')
    .values(people.map((member, at) => ({ group_id: id, member_id: member.id, is_leader: at === 0, joined_at: ago(44 - at / 2) })))
    .execute()
  for (const { by, daysAgo, text } of posts)
    await tx
      .insertInto('posts')
      .values({
        id: uuidFrom(`post ${text}`),
        group_id: id,
        user_id: (people[by] ?? leader).id,
        content: text,
        topics: [],
        created_at: ago(daysAgo),
      })
      .execute()
  const eventId = uuidFrom(`event ${event.title}`)
  const starts = new Date(`${date(event.inDays)}T16:00:00Z`)
  await tx
    .insertInto('events')
    .values({
      id: eventId,
      source: 'community',
      external_id: eventId,
      user_id: leader.id,
      group_id: id,
      organizer: `${leader.profile.first_name} ${leader.profile.last_name}`,
      title: event.title,
      description: event.description,
      event_date: starts,
      end_date: new Date(starts.getTime() + day / 16),
      time_zone: 'Europe/Berlin',
      format: 'online',
      category: 101,
    })
    .execute()
  await tx
    .insertInto('group_resources')
    .values(
      resources.map(({ title, text, link }, at) => ({
        id: uuidFrom(`resource ${title}`),
        group_id: id,
        user_id: leader.id,
        title,
        text,
        link,
        created_at: ago(30 - at),
      })),
    )
    .execute()
}

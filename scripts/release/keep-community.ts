import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { backupRules } from '#app/server/backups.ts'
import { prepareDemo } from '#app/server/demo.ts'
import { passwordHashing } from '#features/accounts/server/index.ts'
import { backUp } from '#platform/server/backup/back-up.ts'
import { fileHold } from '#platform/server/files/file-hold.ts'
import { hostEvent } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { type World, openWorld } from '#testing/world.ts'
import { keptCommunity } from './kept-community.ts'
import { root } from './run.ts'

/** Enough members for rows in the tables of every room, in a few megabytes. */
const size = 60

/**
 * Backs up a small demo community of this version, which later versions upgrade in their tests.
 * @returns what to print
 */
export async function keepCommunity(): Promise<string> {
  await using world = await openWorld({ passwords: passwordHashing() })
  const { database, files } = world.services
  await prepareDemo(world.server, () => {}, size)
  await addWhatDemosLack(world)
  await world.settled()
  await mkdir(dirname(keptCommunity), { recursive: true })
  await rm(keptCommunity, { force: true })
  const { signal } = new AbortController()
  const contents = await backUp({ database, files, fileHold: fileHold(database) }, keptCommunity, { ...backupRules, signal })
  return `${relative(root, keptCommunity)} (${contents.rows.toLocaleString('en')} rows, ${contents.files} files)`
}

/** Reports and decisions, blocks, drafts, calendars and other things that nobody wants to see in a demo. */
async function addWhatDemosLack(world: World): Promise<void> {
  const [ada, ben, rude, operator, leaver] = (await Promise.all(
    ['Ada Keeps', 'Ben Reads', 'Rolf Rude', 'Olga Operates', 'Lea Leaves'].map((name) => memberNamed(world, name)),
  )) as [Person, Person, Person, Person, Person]
  await world.command('grant', operator.email)
  await connect(ada, ben)

  const { settings, version } = await operator.call.community.settings()
  await operator.call.community.save({ settings: { ...settings, name: 'Harbour Circle', about: 'Founders of the harbour.' }, version })

  const { id: post } = await postOf(rude, 'Buy my course, all of you.')
  await report(ada, { member_id: rude.id, about: { kind: 'post', id: post } })
  await ada.call.relations.block({ id: rude.id })
  await world.settled()
  await decideCase(operator, (await firstCase(operator)).id, { member_act: 'suspend', days: 30, reason: 'Advertising has no place here.' })

  const { id: saved } = await postOf(ben, 'We measured our first year.')
  await ada.call.newsfeed.save({ id: saved })
  await operator.call.newsfeed.pin({ id: saved, place: 'feed' })
  await ada.call.calendars.makeFeed()
  await ada.call.deals.keepDraft({ id: randomUUID(), content: { title: 'A round that is not open yet' } })
  await ada.call.profiles.view({ id: ben.id })
  await ada.call.notifications.savePreferences({ email: true })

  const event = await hostEvent(ada)
  await ada.call.events.inviteCoHost({ id: event, member_id: ben.id })
  await ben.call.events.register({ id: event })
  await ada.call.events.sendMessage({ id: event, message_id: randomUUID(), audience: 'all', text: 'The door is on the right.' })
  await leaver.call.leaving.ask({ current_password: leaver.password })
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openMigratedDatabase } from '#app/server/start.ts'
import { storeMessage } from '#features/messages/server/send-queries.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { recordStatements } from './record-statements.ts'
import { type StatementTemplate, templateOf } from './statement-template.ts'
import { partnerOf, textOf } from './talk.ts'

interface TalkingCommunity {
  /** All are signed in; each pair has a conversation. */
  members: Member[]
  databaseUrl: string
  /** A copy for the references: our server would react to changes in its own database. */
  referenceUrl: string
  /** Stores a message as our server does; needs `id`, `actor`, `to` and `content`. */
  send: StatementTemplate
}

/** @param said how many messages the first pair has exchanged; the others have one each */
export async function talkingCommunity(databases: Databases, dataDirectory: string, count: number, said = 1): Promise<TalkingCommunity> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  // Some members never complete their profiles, and may not write.
  await fillForBench(database, fileStore(configuration), Math.ceil(count * 1.1) + 10)
  const members = await signInMembers(database, count)
  const send = await recordSending(database, members)
  await beginTalking(database, members)
  for (let number = 1; number < said; number += 1) await say(database, members, number % 2, number)

  // Wait for the reactions to the messages before measuring.
  const server = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await server.ask('settled')
  await server[Symbol.asyncDispose]()
  await sql`vacuum analyze`.execute(database.kysely)
  await database.close()
  return { members, databaseUrl, referenceUrl: await databases.copyOf(databaseUrl), send }
}

async function recordSending({ kysely }: Database, [sender, receiver]: Member[]): Promise<StatementTemplate> {
  if (!sender || !receiver) throw new Error('a conversation needs two members')
  const given = { id: randomUUID(), actor: sender.id, to: receiver.id, content: textOf(0) }
  const message = { id: given.id, sender: given.actor, receiver: given.to, content: given.content }
  const [statement] = await recordStatements(() => storeMessage(kysely, message))
  if (!statement) throw new Error('sending ran no statement')
  return templateOf(statement, given)
}

async function beginTalking(database: Database, members: Member[]) {
  const first = members.flatMap((_member, index) => (index % 2 === 0 ? [index] : []))
  for (let from = 0; from < first.length; from += 500) {
    await Promise.all(first.slice(from, from + 500).map((index) => say(database, members, index, 0)))
  }
}

async function say({ kysely }: Database, members: Member[], from: number, number: number) {
  const [sender, receiver] = [members[from], members[partnerOf(from)]]
  if (!sender || !receiver) throw new Error('a partner is missing')
  await storeMessage(kysely, { id: randomUUID(), sender: sender.id, receiver: receiver.id, content: textOf(number) })
}

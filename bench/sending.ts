import { randomUUID } from 'node:crypto'
import type { Member } from './community.ts'
import { type Connection, openConnection } from './keep-alive.ts'
import { connections } from './load.ts'
import { partnerOf, textOf } from './talk.ts'

/** Messages per second that a server stores at 16 connections, from all members to their partners. @throws Error if any is refused */
export async function sending(url: string, members: readonly Member[], seconds: number): Promise<number> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)))
  const end = performance.now() + seconds * 1000
  let count = 0
  async function sendOneByOne(connection: Connection) {
    while (performance.now() < end) {
      const number = (count += 1)
      const index = turnOf(number, members.length)
      const [sender, receiver] = [members[index], members[partnerOf(index)]]
      if (!sender || !receiver) throw new Error('a partner is missing')
      const message = { id: randomUUID(), to: receiver.id, content: textOf(number) }
      const { status, body } = await connection.post('/api/messages', sender.cookie, message)
      if (status !== 200) throw new Error(`sending got ${status}: ${body.toString()}`)
    }
  }
  try {
    await Promise.all(opened.map(sendOneByOne))
    return count / seconds
  } finally {
    for (const connection of opened) connection[Symbol.dispose]()
  }
}

/** Members with an even index first: two partners who write at the same moment would wait for each other and distort the figures. */
const turnOf = (number: number, members: number) => {
  const turn = number % members
  return turn * 2 < members ? turn * 2 : turn * 2 - members + 1
}

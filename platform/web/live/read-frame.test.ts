import { expect, test } from 'vitest'
import type { ServerFrame } from '#platform/live.ts'
import { readFrame } from './read-frame.ts'

test.each<ServerFrame>([
  { type: 'welcome', resumed: true, at: '7' },
  { type: 'pong', at: '8' },
  { type: 'event', name: 'messages.sent', data: { id: 1 }, id: '9' },
  { type: 'event', name: 'messages.typing', data: {} },
  { type: 'resync' },
])('$type is read', (frame) => expect(readFrame(JSON.stringify(frame))).toEqual(frame))

test.each([
  ['no JSON', '{'],
  ['no object', '"welcome"'],
  ['a kind of a newer server', '{"type":"reload"}'],
  ['an event without a name', '{"type":"event","data":1}'],
  ['a welcome without a place', '{"type":"welcome","resumed":false}'],
  ['bytes', new ArrayBuffer(2)],
])('%s is passed over', (_, text) => expect(readFrame(text)).toBeUndefined())

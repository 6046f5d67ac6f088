import { expect, test } from 'vitest'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Decision } from '../../contract.ts'
import type { QueuedStep } from './queue.ts'
import { decidedToday } from './decided-today.ts'

const known = [decisionOn('zofia'), decisionOn('henrik')]

test('queued decisions come first, the latest at the top', () => {
  const steps = [stepOn('luca', 'accepted', 10), stepOn('marit', 'rejected', 20)]
  expect(decidedToday(known, steps).map(({ member, status }) => [member.id, status])).toEqual([
    ['marit', 'rejected'],
    ['luca', 'accepted'],
    ['zofia', 'rejected'],
    ['henrik', 'rejected'],
  ])
})

test('undone decisions are removed, and known ones are listed once', () => {
  expect(decidedToday(known, [stepOn('zofia', 'undo', 10)]).map(({ member }) => member.id)).toEqual(['henrik'])
  expect(decidedToday(known, [stepOn('zofia', 'rejected', 10)])).toEqual(known)
  expect(decidedToday(known, [stepOn('henrik', 'undo', 10), stepOn('henrik', 'accepted', 20)])).toMatchObject([
    { member: { id: 'henrik' }, status: 'accepted', connected: false },
    { member: { id: 'zofia' } },
  ])
})

function memberNamed(id: string): MemberBrief {
  return { id, full_name: id, user_type: 'startup', company_name: '', profile_picture: null }
}

function decisionOn(id: string): Decision {
  return { member: memberNamed(id), status: 'rejected', connected: false, decided_at: '2030-01-01T00:00:00.000Z' }
}

function stepOn(id: string, step: QueuedStep['step'], at: number): QueuedStep {
  return { id: String(at), at, member: memberNamed(id), step, isTried: false }
}

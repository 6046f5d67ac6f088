import { expect, test } from 'vitest'
import { refusalToSupport } from './may-support.ts'
import { supportProblems } from './problems.ts'

const operator = { id: 'operator', role: 'admin' } as const
const moderator = { id: 'moderator', role: 'moderator' } as const

test('members can be helped by whoever reached the page', () => {
  expect(refusalToSupport(operator, { id: 'member', role: 'member' })).toBeUndefined()
  expect(refusalToSupport(moderator, { id: 'member', role: 'member' })).toBeUndefined()
})

test('colleagues can be helped by those who may give roles', () => {
  expect(refusalToSupport(operator, { id: 'colleague', role: 'admin' })).toBeUndefined()
  expect(refusalToSupport(moderator, { id: 'colleague', role: 'auditor' })).toBe(supportProblems.colleague)
})

test('nobody helps themselves', () => expect(refusalToSupport(operator, operator)).toBe(supportProblems.oneself))

import { expect, test } from 'vitest'
import { filled, templateOf } from './statement-template.ts'

const recorded = { name: 'send', text: 'insert … $1, $2, $3, $4', values: ['ada', 'hello', 'ada', 4000] }

test('a recorded statement is filled with other values', () => {
  const template = templateOf(recorded, { sender: 'ada', content: 'hello' })
  expect(filled(template, { sender: 'bob', content: 'good morning' })).toEqual({
    ...recorded,
    values: ['bob', 'good morning', 'bob', 4000],
  })
})

test('what never reached the statement is noticed', () => {
  expect(() => templateOf(recorded, { sender: 'ada', receiver: 'bob' })).toThrow('receiver went into no parameter')
})

import { expect, test } from 'vitest'
import { filled, templateOf } from './statement-template.ts'

const recorded = { name: 'send', text: 'insert … $1, $2, $3, $4', values: ['ada', 'hello', 'ada', 4000] }

test('a recorded statement can be run with other values', () => {
  const template = templateOf(recorded, { sender: 'ada', content: 'hello' })
  expect(filled(template, { sender: 'bob', content: 'good morning' })).toEqual({
    ...recorded,
    values: ['bob', 'good morning', 'bob', 4000],
  })
})

test('a value that is no parameter of the statement is an error', () => {
  expect(() => templateOf(recorded, { sender: 'ada', receiver: 'bob' })).toThrow('receiver is no parameter')
})

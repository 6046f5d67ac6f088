import { expect, test } from 'vitest'
import { problemOfFile } from './check-file.ts'

const megabyte = 1024 * 1024
const pdf = (size: number) => new Blob(['%PDF-1.7\n', new Uint8Array(size - 9)])

test.each([
  ['deck', pdf(10 * megabyte), undefined],
  ['deck', pdf(10 * megabyte + 1), 'documents.deckTooLarge'],
  ['document', pdf(25 * megabyte), undefined],
  ['document', pdf(25 * megabyte + 1), 'documents.documentTooLarge'],
  ['deck', new Blob(['<!doctype html><h1>Deck</h1>']), 'documents.notAPdf'],
  ['deck', new Blob([]), 'documents.notAPdf'],
  ['deck', new Blob(['\n'.repeat(500), '%PDF-1.4']), undefined],
  ['deck', new Blob(['\n'.repeat(1_024), '%PDF-1.4']), 'documents.notAPdf'],
] as const)('as a %s, file %#: %o', async (kind, file, problem) => {
  expect((await problemOfFile(kind, file))?.id).toBe(problem)
})

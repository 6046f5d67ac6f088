import { expect, test } from 'vitest'
import { decimalOf, equal, isDecimal, negated, shift, sum } from './decimals.ts'

test('numbers of Excel become the shortest decimals that mean them', () => {
  expect([0.28999999999999998, 1.0000000000000001e-5, 1e21, -2.5, 0, 123456.789].map(decimalOf)).toEqual([
    '0.29',
    '0.00001',
    '1000000000000000000000',
    '-2.5',
    '0',
    '123456.789',
  ])
})

test('decimals are shifted and added exactly', () => {
  expect([shift('1234.5', -3), shift('0.3', 3), shift('-7', 0), shift('0.05', 1)]).toEqual(['1.2345', '300', '-7', '0.5'])
  expect([sum(['0.1', '0.2']), sum(['1', negated('1.50')]), sum([])]).toEqual(['0.3', '-0.5', '0'])
  expect([equal('3.50', '3.5'), equal('-0', '0'), equal('3', '3.1')]).toEqual([true, true, false])
  expect(['1', '-1.5', '1e3', '1,5', '.5', ''].map(isDecimal)).toEqual([true, true, false, false, false, false])
})

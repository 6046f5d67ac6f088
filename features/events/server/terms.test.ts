import { expect, test } from 'vitest'
import { eventTerms } from './terms.ts'

test('the terms of an event contain its words and everything it can be filtered by', () => {
  const event = {
    source: 'meetup',
    title: 'Zürich: Fintech & Fintech',
    organizer: 'Alto',
    city: 'Zurich',
    country: 'CH',
    category: 102,
    type: 'summit',
    format: 'online',
    topics: ['AI/ML', 'FinTech'],
  } as const
  expect(eventTerms(event)).toEqual([
    'zurich',
    'fintech',
    'alto',
    'source:meetup',
    'category:102',
    'format:online',
    'country:CH',
    'type:summit',
    'topic:ai-ml',
    'topic:fintech',
  ])
  expect(eventTerms({ ...event, city: null, country: null, type: null, topics: [] })).not.toContain('country:null')
})

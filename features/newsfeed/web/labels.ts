import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Topic } from '../topics.ts'

export const topicLabels: Record<Topic, MessageDescriptor> = {
  fundraising: msg`Fundraising`,
  'climate-tech': msg`Climate tech`,
  'impact-measurement': msg`Impact measurement`,
  regulation: msg`Regulation and reporting`,
  energy: msg`Energy`,
  'circular-economy': msg`Circular economy`,
  food: msg`Food and agriculture`,
  product: msg`Product and engineering`,
  'go-to-market': msg`Go-to-market`,
  hiring: msg`Hiring`,
  introductions: msg`Introductions`,
  questions: msg`Questions`,
}

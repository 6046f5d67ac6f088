import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience } from '../choices.ts'

export const audienceLabels: Record<Audience, MessageDescriptor> = {
  everybody: msg`All members`,
  connections: msg`My connections`,
  group: msg`People in one of my groups`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience, PlaceKind, Verdict } from '../choices.ts'

export const audienceLabels: Record<Audience, MessageDescriptor> = {
  nobody: msg`Nobody`,
  introduced: msg`Members whose introduction I accepted`,
  connections: msg`My connections`,
  group: msg`People in one of my groups`,
  everybody: msg`All members`,
}

export const verdictLabels: Record<Verdict, MessageDescriptor> = {
  yes: msg`Yes`,
  no: msg`No`,
  undecided: msg`Undecided`,
}

export const placeLabels: Record<PlaceKind, MessageDescriptor> = {
  link: msg`Video call`,
  community: msg`Room of the community`,
  phone: msg`Phone`,
  address: msg`In person`,
}

/** What to enter for each kind of place; nothing for a room of the community. */
export const placeHints: Record<Exclude<PlaceKind, 'community'>, { label: MessageDescriptor; placeholder: string }> = {
  link: { label: msg`Link`, placeholder: 'https://' },
  phone: { label: msg`Phone number`, placeholder: '+351' },
  address: { label: msg`Address`, placeholder: '' },
}

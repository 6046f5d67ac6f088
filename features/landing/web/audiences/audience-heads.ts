import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience } from '../../audiences.ts'

interface AudienceHead {
  /** The label of links to the page. */
  name: MessageDescriptor
  heading: MessageDescriptor
  /** Below the heading, and in the results of search engines. */
  lead: MessageDescriptor
}

/** How the pages for each kind of reader begin. */
export const audienceHeads: Record<Audience, AudienceHead> = {
  founders: {
    name: msg`For founders`,
    heading: msg`Show your round to the investors it suits`,
    lead: msg`Choose who reads your deck, see which pages were read, and meet investors who fit, with the reasons why.`,
  },
  investors: {
    name: msg`For investors`,
    heading: msg`Find rounds that suit you, and decide together`,
    lead: msg`Follow deals that match your preferences, share a pipeline with colleagues, and see sustainability facts with their evidence.`,
  },
  mentors: {
    name: msg`For mentors`,
    heading: msg`Mentor founders at times that suit you`,
    lead: msg`Offer office hours, meet founders on mentoring days, and agree on times without a chain of emails.`,
  },
  operators: {
    name: msg({ message: 'For operators', context: 'page' }),
    heading: msg`Run a community of your own`,
    lead: msg`One command starts it, on your own machine and at your own domain. There are no paid plans, and the data stays with you.`,
  },
}

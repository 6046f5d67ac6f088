import type { EventTopic } from './vocabulary.ts'

/** Names of topics, for screens and server texts. */
export const topicTexts: Readonly<Record<EventTopic, { id: string; message: string }>> = {
  Technology: /*i18n*/ { id: 'events.topic.technology', message: 'Technology' },
  Business: /*i18n*/ { id: 'events.topic.business', message: 'Business' },
  Networking: /*i18n*/ { id: 'events.topic.networking', message: 'Networking' },
  Startup: /*i18n*/ { id: 'events.topic.startup', message: 'Startup' },
  Investment: /*i18n*/ { id: 'events.topic.investment', message: 'Investment' },
  'AI/ML': /*i18n*/ { id: 'events.topic.ai', message: 'AI/ML' },
  FinTech: /*i18n*/ { id: 'events.topic.fintech', message: 'FinTech' },
  HealthTech: /*i18n*/ { id: 'events.topic.healthtech', message: 'HealthTech' },
  SaaS: /*i18n*/ { id: 'events.topic.saas', message: 'SaaS' },
  Marketing: /*i18n*/ { id: 'events.topic.marketing', message: 'Marketing' },
}

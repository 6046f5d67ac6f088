import { unsentForms } from '#platform/web/form/unsent-form.ts'
import type { EventValues } from './event-values.ts'

export const unsentEvents = unsentForms<EventValues>('event_draft')

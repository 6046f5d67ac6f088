import type { ServerText, TextValue } from '#platform/contract.ts'

/** The description of a notification with who did it: 'Ada Lovelace: See you tomorrow'. */
export const withActor = (name: string, text: TextValue): ServerText => ({
  .../*i18n*/ { id: 'notification.withActor', message: '{name}: {text}' },
  parameters: { name, text },
})

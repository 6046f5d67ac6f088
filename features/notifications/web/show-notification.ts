import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createElement } from 'react'
import type { ServerText } from '#platform/contract.ts'
import { wordsOf } from '#platform/web/server-text.ts'
import { toast } from '#ui/toast.ts'
import type { Notification as Told } from '../contract.ts'
import { withActor } from '../with-actor.ts'
import { typeIcons } from './kinds.ts'
import { titleInWords } from './notification-texts.ts'
import { cut } from './panel-items.ts'

/** The maximum length of a toast's description, in characters: two lines. */
const maxLengthInToast = 64

function descriptionOf({ actor, description }: Told): string {
  const words = wordsOf(description)
  return actor && words ? titleInWords(withActor(actor.full_name, description)) : words
}

/** Shows a toast. An update of the same notification replaces it. */
export function showToast(notification: Told, title: ServerText, open: () => void): void {
  const { id, type } = notification
  toast.info(titleInWords(title), {
    description: cut(descriptionOf(notification), maxLengthInToast),
    action: { label: type === 'messages' ? i18n._(msg`Reply`) : i18n._(msg({ message: 'Open', context: 'button' })), onPress: open },
    icon: createElement(typeIcons[type], { 'aria-hidden': true }),
    id: `notification-${id}`,
  })
}

/** Shows a notification of the browser. Its tag avoids duplicates from several tabs. */
export async function showPush(notification: Told, title: ServerText, open: () => void): Promise<void> {
  // With a push subscription, the service worker shows it.
  const registration = await navigator.serviceWorker?.getRegistration()
  if (await registration?.pushManager?.getSubscription()) return

  const picture = notification.actor?.profile_picture
  try {
    const shown = new Notification(titleInWords(title), {
      body: cut(descriptionOf(notification), 200),
      tag: `notifications/${notification.id}`,
      ...(picture ? { icon: `${picture}-128.webp` } : {}),
    })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      open()
    })
  } catch {
    // On some phones, only service workers can show notifications.
  }
}

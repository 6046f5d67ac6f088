import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createElement } from 'react'
import type { ServerText } from '#platform/contract.ts'
import { wordsOf } from '#platform/web/server-text.ts'
import { toast } from '#ui/toast.ts'
import type { Notification as Told } from '../contract.ts'
import { typeIcons } from './kinds.ts'
import { titleInWords } from './notification-texts.ts'
import { cut } from './panel-items.ts'

/** Characters of what was said or done: two lines of the toast. */
const shownInToast = 64

const byWhom = ({ actor, description }: Told): string => (actor ? `${actor.full_name}: ${wordsOf(description)}` : wordsOf(description))

/** Says it in a corner of the page. More about the same takes the place of what is still shown. */
export function showToast(notification: Told, title: ServerText, open: () => void): void {
  const { id, type } = notification
  toast.info(titleInWords(title), {
    description: cut(byWhom(notification), shownInToast),
    action: { label: type === 'messages' ? i18n._(msg`Reply`) : i18n._(msg({ message: 'Open', context: 'button' })), onPress: open },
    icon: createElement(typeIcons[type], { 'aria-hidden': true }),
    id: `notification-${id}`,
  })
}

/** Lets the browser say it, over whatever one is doing. Its tag keeps several tabs from saying it twice. */
export async function showPush(notification: Told, title: ServerText, open: () => void): Promise<void> {
  // The service worker says what this browser is sent.
  const registration = await navigator.serviceWorker?.getRegistration()
  if (await registration?.pushManager?.getSubscription()) return

  const picture = notification.actor?.profile_picture
  try {
    const shown = new Notification(titleInWords(title), {
      body: cut(byWhom(notification), 200),
      tag: `notifications/${notification.id}`,
      ...(picture ? { icon: `${picture}-128.webp` } : {}),
    })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      open()
    })
  } catch {
    // Some phones let only service workers show notifications.
  }
}

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageLanguage } from '#platform/web/i18n.ts'
import { toast } from '#ui/toast.ts'
import { type Build, buildScript, isOlderBuild } from './build.ts'

/**
 * Says quietly that there is a newer application, once its service worker has everything of it. The open page goes on with its own files for as long
 * as it likes; the next page that is loaded is a new one. @returns ends it
 */
export function tellOfNewBuild(): () => void {
  const { serviceWorker } = navigator
  document.addEventListener('input', remember, true)
  const look = () => void lookForNewBuild().catch(() => {})
  serviceWorker.addEventListener('controllerchange', look)
  look()
  return () => {
    serviceWorker.removeEventListener('controllerchange', look)
    document.removeEventListener('input', remember, true)
  }
}

/** The fields that were typed into. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

function remember({ target }: Event): void {
  const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')
  if (isField) typedInto.add(target)
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
}

const isTypedAnything = () => [...typedInto].some(({ isConnected, value }) => isConnected && value.trim() !== '')

async function lookForNewBuild(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (!controller) return
  const { script, language } = await buildOf(controller)
  // That of another language is the same application; and a page of the server's may be newer than the worker, which follows.
  if (language !== pageLanguage() || script === buildScript() || !(await isOlderBuild())) return
  toast.info(i18n._(msg`There is a new version`), {
    description: i18n._(msg`It comes by itself when you open the application again. Finish what you are typing first.`),
    action: { label: i18n._(msg`Reload`), onPress: reload },
    duration: Infinity,
    id: 'new-build',
  })
}

function reload(): void {
  if (!isTypedAnything()) return location.reload()
  toast.info(i18n._(msg`You have typed something that is not sent`), {
    description: i18n._(msg`Send or save it first. Reloading now could lose it.`),
    action: { label: i18n._(msg`Reload all the same`), onPress: () => location.reload() },
    duration: Infinity,
    id: 'new-build-later',
  })
}

/** Asks the worker itself: what controls a page may be of any build. */
function buildOf(worker: ServiceWorker): Promise<Build> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Build>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('which-build', [port2])
  })
}

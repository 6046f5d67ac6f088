import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageLanguage } from '#platform/web/i18n.ts'
import { toast } from '#ui/toast.ts'
import { type Build, buildScript, isOlderBuild } from './build.ts'

/**
 * Announces a new version once its service worker has downloaded everything. The open page keeps its files for as long as it stays open;
 * the next page is a new one. @returns stops it
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

/** The fields that have been typed into. */
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
  // Another language is the same version; and a page from the server may be newer than the worker, which catches up.
  if (language !== pageLanguage() || script === buildScript() || !(await isOlderBuild())) return
  toast.info(i18n._(msg`A new version is available`), {
    description: i18n._(msg`It loads automatically the next time you open the app. Finish what you are typing first.`),
    action: { label: i18n._(msg`Reload`), onPress: reload },
    duration: Infinity,
    id: 'new-build',
  })
}

function reload(): void {
  if (!isTypedAnything()) return location.reload()
  toast.info(i18n._(msg`You have unsent text`), {
    description: i18n._(msg`Send or save it first. Otherwise you may lose it.`),
    action: { label: i18n._(msg`Reload anyway`), onPress: () => location.reload() },
    duration: Infinity,
    id: 'new-build-later',
  })
}

/** Asks the worker, because a page's controller may belong to any build. */
function buildOf(worker: ServiceWorker): Promise<Build> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Build>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('which-build', [port2])
  })
}

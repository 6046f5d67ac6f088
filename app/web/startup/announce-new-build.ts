import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageLanguage } from '#platform/web/i18n.ts'
import { toast } from '#ui/toast.ts'
import { type Build, buildScript, isOlderBuild } from './build.ts'

/**
 * Announces a new build once its service worker has downloaded it. The open page continues with its own files; the next page is a new one.
 * @returns stops it
 */
export function announceNewBuild(): () => void {
  const { serviceWorker } = navigator
  document.addEventListener('input', rememberField, true)
  const check = () => void checkForNewBuild().catch(() => {})
  serviceWorker.addEventListener('controllerchange', check)
  check()
  return () => {
    serviceWorker.removeEventListener('controllerchange', check)
    document.removeEventListener('input', rememberField, true)
  }
}

/** Inputs that are chosen or searched with. */
const withoutText = new Set(['search', 'checkbox', 'radio', 'range'])

/** Fields that the member has typed into. */
const usedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

function rememberField({ target }: Event): void {
  const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !withoutText.has(target.type))
  if (isField) usedFields.add(target)
  for (const field of usedFields) if (!field.isConnected) usedFields.delete(field)
}

const hasUnsentText = () => [...usedFields].some(({ isConnected, value }) => isConnected && value.trim() !== '')

async function checkForNewBuild(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (!controller) return
  const { script, language } = await buildOf(controller)
  // Another language is the same build; and a page from the server may be newer than the worker, which will catch up.
  if (language !== pageLanguage() || script === buildScript() || !(await isOlderBuild())) return
  toast.info(i18n._(msg`A new version is available`), {
    description: i18n._(msg`It loads automatically the next time you open the app. Finish what you are typing first.`),
    action: { label: i18n._(msg`Reload`), onPress: reload },
    duration: Infinity,
    id: 'new-build',
  })
}

function reload(): void {
  if (!hasUnsentText()) return location.reload()
  toast.info(i18n._(msg`You have unsent text`), {
    description: i18n._(msg`Send or save it first. Otherwise you may lose it.`),
    action: { label: i18n._(msg`Reload anyway`), onPress: () => location.reload() },
    duration: Infinity,
    id: 'new-build-later',
  })
}

/** Asks the worker, because it may belong to another build than the page. */
function buildOf(worker: ServiceWorker): Promise<Build> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Build>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('which-build', [port2])
  })
}

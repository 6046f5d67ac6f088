/**
 * Links to legal texts open them over the page, in the browser's own dialog; pressed with a key for another tab, or where anything fails,
 * they lead to the text's page. The dialog's labels come with the page, in its language.
 */
export function openLegalTextsInPlace(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-dialog], #legal-dialog a[href^="/legal/"]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const dialog = document.querySelector<HTMLDialogElement>('#legal-dialog')
    // Beside it, in what browsers take for the dialog itself.
    if (event.target === dialog) dialog?.close()
    if (!link || !isPlain || !dialog) return
    event.preventDefault()
    show(dialog, link.href).catch(() => location.assign(link.href))
  })
}

async function show(dialog: HTMLDialogElement, address: string): Promise<void> {
  const answer = await fetch(address)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const text = page.getElementById('legal-text')
  const place = dialog.querySelector('[data-text]')
  if (!answer.ok || !text || !place) throw new Error('there is no text')
  place.replaceChildren(text)
  // The page stays where it is.
  if (!dialog.open) dialog.showModal()
  place.scrollTop = 0
}

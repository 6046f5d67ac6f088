/**
 * Opens legal texts in a dialog over the page. With a modifier key, or if anything fails, links lead to the text's page. The dialog's
 * labels are part of the page, in its language.
 */
export function openLegalTextsInPlace(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-dialog], #legal-dialog a[href^="/legal/"]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const dialog = document.querySelector<HTMLDialogElement>('#legal-dialog')
    // A click on the backdrop has the dialog itself as its target.
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
  if (!answer.ok || !text || !place) throw new Error('the response contains no text')
  place.replaceChildren(text)
  // Keeps the page's scroll position.
  if (!dialog.open) dialog.showModal()
  place.scrollTop = 0
}

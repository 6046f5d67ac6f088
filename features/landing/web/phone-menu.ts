/** The menu opens and closes by itself; a choice in it closes it too. */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById('site-menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover?.()
  })
}

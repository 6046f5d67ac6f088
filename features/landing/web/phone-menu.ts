/** The menu is a popover, which does not close when a link in it is followed. */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById('site-menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover?.()
  })
}

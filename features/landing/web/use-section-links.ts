import { useLingui } from '@lingui/react/macro'

/** Links to sections of the landing page, for the menu and the footer. @param page address of the landing page; '' on the page itself */
export function useSectionLinks(page = '') {
  const { t } = useLingui()
  return [
    { href: `${page}#features`, label: t`Features` },
    { href: `${page}#about`, label: t({ message: 'About', context: 'page' }) },
    { href: `${page}#community`, label: t`Community` },
    { href: `${page}#reviews`, label: t`Reviews` },
    { href: `${page}#contact`, label: t`Contact` },
  ]
}

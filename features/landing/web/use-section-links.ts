import { useLingui } from '@lingui/react/macro'

/** The parts of the landing page that the menu and the footer lead to. @param page where that is; '' on the page itself */
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

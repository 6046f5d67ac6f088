import { useLingui } from '@lingui/react/macro'

/** The parts of the page that the menu and the footer lead to. */
export function useSectionLinks() {
  const { t } = useLingui()
  return [
    { href: '#features', label: t`Features` },
    { href: '#about', label: t`About` },
    { href: '#community', label: t`Community` },
    { href: '#contact', label: t`Contact` },
  ]
}

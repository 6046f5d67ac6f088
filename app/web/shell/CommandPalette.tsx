import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard, Search } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { Text } from 'react-aria-components/Text'
import { hasWords } from '#platform/search-words.ts'
import { GatheredSlot } from '#platform/web/rooms/slots.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { usePaletteScreens } from './use-palette-screens.ts'

/** The field keeps the focus while arrow keys move through the list, so the list has no tab stop; Autocomplete links the two. */
const leadsThroughList = { role: 'combobox', 'aria-expanded': true } as const

/** Ctrl or Cmd+K: finds screens, and whatever the member may read. The field keeps the focus, arrow keys move through the list. */
export function CommandPalette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const screens = usePaletteScreens(text)
  const showsHelp = hasWords(t`Keyboard shortcuts`, text)

  const go = (href: string) => {
    onClose()
    void navigate({ href })
  }
  const open = (href: string, onOpen?: () => void) => {
    onOpen?.()
    go(href)
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim items-start! pt-[12vh] phone:items-stretch! phone:pt-0"
    >
      <Modal className="dialog max-w-[560px] overflow-hidden p-0! phone:h-full phone:max-h-none phone:rounded-none">
        <Dialog aria-label={t`Search everything`} className="w-full outline-none">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField aria-label={t`Search everything`} autoFocus className="flex h-13 items-center gap-3 border-b border-line px-4">
              <Search className="shrink-0 text-ink-3" aria-hidden />
              <Input
                {...leadsThroughList}
                placeholder={t`Search everything`}
                className="min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
              />
              <Kbd>Esc</Kbd>
            </SearchField>
            <GatheredSlot name="palette.found" text={text}>
              {(found) => (
                <ListBox
                  aria-label={t`Results`}
                  className="max-h-[min(420px,60vh)] overflow-auto p-1.5 outline-none phone:max-h-[calc(100dvh-53px)]"
                  renderEmptyState={() => (
                    <p className="px-3 py-8 text-center text-ink-2">
                      {found.some(({ isSearching }) => isSearching) ? t`Searching…` : t`Nothing found for “${text}”`}
                    </p>
                  )}
                >
                  {screens.length > 0 && (
                    <ListBoxSection>
                      <Header className="px-2.5 pt-2 pb-1 text-12 font-medium text-ink-3">{t`Screens`}</Header>
                      {screens.map(({ id, label, icon: Icon, href, within }) => (
                        <ListBoxItem
                          key={id}
                          id={id}
                          textValue={within ? `${label}, ${within}` : label}
                          className="option outline-none"
                          onAction={() => go(href)}
                        >
                          <Icon aria-hidden />
                          <Text slot="label" className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
                            <span className="truncate">{label}</span>
                            <span className="truncate text-12 text-ink-2">{within}</span>
                          </Text>
                        </ListBoxItem>
                      ))}
                    </ListBoxSection>
                  )}
                  {found
                    .flatMap(({ sections, onOpen }) => sections.map((section) => ({ ...section, onOpen })))
                    .filter(({ items }) => items.length > 0)
                    .map(({ title, items, onOpen }) => (
                      <ListBoxSection key={title}>
                        <Header className="px-2.5 pt-2 pb-1 text-12 font-medium text-ink-3">{title}</Header>
                        {items.map(({ id, leadsTo, icon, name, note }) => (
                          <ListBoxItem
                            key={id}
                            id={id}
                            textValue={note ? `${name}, ${note}` : name}
                            className="option outline-none"
                            onAction={() => ('href' in leadsTo ? open(leadsTo.href, onOpen) : setText(leadsTo.text))}
                          >
                            {icon}
                            <Text slot="label" className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
                              <span className="truncate">{name}</span>
                              <span className="truncate text-12 text-ink-2">{note}</span>
                            </Text>
                          </ListBoxItem>
                        ))}
                      </ListBoxSection>
                    ))}
                  {showsHelp && (
                    <ListBoxSection>
                      <Header className="px-2.5 pt-2 pb-1 text-12 font-medium text-ink-3">{t`Help`}</Header>
                      <ListBoxItem id="shortcuts" textValue={t`Keyboard shortcuts`} className="option outline-none" onAction={onHelp}>
                        <Keyboard aria-hidden />
                        <Text slot="label" className="flex flex-1 justify-between">
                          {t`Keyboard shortcuts`} <Kbd>?</Kbd>
                        </Text>
                      </ListBoxItem>
                    </ListBoxSection>
                  )}
                </ListBox>
              )}
            </GatheredSlot>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

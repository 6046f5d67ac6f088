import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { LanguageSwitch } from '#features/joining/web/index.ts'
import { ForStaff } from '#features/operators/web/index.ts'
import { languageNames, languages, type Language } from '#platform/language.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { changedValues } from '#platform/web/form/changed-values.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { newId } from '#platform/web/new-id.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { Announcement, Segment } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { longest } from '../limits.ts'
import { announcementPath } from '../paths.ts'
import { announcementProblems } from '../problems.ts'
import { isEditable } from '../vocabulary.ts'
import { DraftActions } from './DraftActions.tsx'
import { Preview } from './Preview.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { SegmentField } from './SegmentField.tsx'
import { SentAnnouncement } from './SentAnnouncement.tsx'
import { WaysFields } from './WaysFields.tsx'
import { announcementById, announcements } from './data.ts'
import { contentOf, fieldOf, newValues, valuesOf } from './form-values.ts'
import { formatMoment } from './format-moment.ts'

/** Who was chosen in the list of members, if the operator comes from there. */
function useChosenMembers(): Segment | undefined {
  const chosen = useLocation({ select: ({ state }) => state.chosenMembers })
  if (!chosen) return undefined
  return chosen.ids ? { ids: chosen.ids } : { filters: chosen.filters }
}

/**
 * Writes an announcement, which is saved before it is tested, scheduled or sent; then shows what became of it.
 * @param known as it is now, if it was saved before
 */
export function AnnouncementForm({ known }: { known: Announcement | undefined }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const chosen = useChosenMembers()
  const [id] = useState(() => known?.id ?? newId())
  const [saved, setSaved] = useState(known)
  // What this form is based on: a change by somebody else is refused, so that nobody overwrites it unseen.
  const [version, setVersion] = useState(known?.version ?? 0)
  const form = useForm(() => (known ? valuesOf(known) : newValues(pageLanguage(), chosen)))
  const values = useStore(form.values)
  const [kept, setKept] = useState(values)
  // The email is composed by the server, so not for each letter.
  const previewed = useDebouncedValue(values, 400)
  const { banner, refusals, isPending } = useSubmission(form)
  const [language, setLanguage] = useState<Language>(values.main_language)
  const [isPublishing, setPublishing] = useState(false)
  const isSent = known && !isEditable(known.state)
  const isTyped = Object.keys(changedValues(values, kept)).length > 0

  function save(then: (announcement: Announcement) => Promise<void> | void) {
    const { title, text, main_language, as_banner, as_mail, as_post } = form.values.get()
    if (!title[main_language].trim() || !text[main_language].trim()) setLanguage(main_language)
    void form.submit({
      problems: {
        title: !title[main_language].trim() && fieldTexts.title,
        text: !text[main_language].trim() && fieldTexts.text,
        as_mail: !as_banner && !as_mail && !as_post && fieldTexts.form,
      },
      fieldOf,
      async request() {
        const typed = form.values.get()
        const announcement = await announcements.call.save({ id, version, content: contentOf(typed, readerZone()) })
        setKept(typed)
        remember(announcement)
        if (!known) await navigate({ to: announcementPath(id), replace: true, state: true })
        await then(announcement)
      },
    })
  }

  function remember(announcement: Announcement) {
    setSaved(announcement)
    // Calling off also returns what others have changed, which this form does not show.
    setVersion((before) => (announcement.version === before + 1 ? announcement.version : before))
    queryClient.setQueryData(announcementById(id).queryKey, announcement)
    void queryClient.invalidateQueries({ queryKey: announcements.query.list.key() })
  }

  async function sendTest() {
    await announcements.call.sendTest({ id, language })
    toast.success(t`Test sent to your email address`)
  }

  // What was typed when its time came can still be copied.
  if (isSent && !isTyped) return <SentAnnouncement announcement={known} />
  // Others may have scheduled it or called it off.
  const current = known ?? saved
  const scheduledAt = current?.scheduled_at
  const when = scheduledAt ? formatMoment(scheduledAt, readerZone()) : ''
  return (
    <>
      {isSent ? (
        <Banner
          tone="warning"
          action={
            <Button size="small" onPress={() => setKept(values)}>
              <Trans>Discard</Trans>
            </Button>
          }
        >
          {i18n._(announcementProblems.begun)}
        </Banner>
      ) : (
        scheduledAt && (
          <Banner tone="info">
            <Trans>Scheduled for {when}. You can change it until then.</Trans>
          </Banner>
        )
      )}
      <Form className="grid gap-5" refusals={refusals} onSubmit={() => save(() => setPublishing(true))}>
        <FormBanner>{banner}</FormBanner>
        <WaysFields form={form} />
        {(values.as_mail || values.as_banner) && (
          <Field form={form} name="segment">
            {(field) => <SegmentField {...field} asMail={values.as_mail} />}
          </Field>
        )}
        <Field form={form} name="main_language">
          {(field) => (
            <Select<Language>
              {...field}
              label={t`Main language`}
              hint={t`Shown where a text is not translated.`}
              options={languages.map((each) => ({ id: each, label: languageNames[each] }))}
              className="max-w-70"
            />
          )}
        </Field>
        <LanguageSwitch value={language} onChange={setLanguage} />
        <Field form={form} name="title">
          {({ value, onChange, error }) => (
            <TextField
              label={t`Title`}
              value={value[language]}
              placeholder={value[values.main_language]}
              onChange={(title) => onChange({ ...value, [language]: title })}
              error={error}
              maxLength={longest.title}
            />
          )}
        </Field>
        <Field form={form} name="text">
          {({ value, onChange, error }) => (
            <TextArea
              label={t({ message: 'Text', context: 'announcement' })}
              hint={t`An empty line begins a new paragraph.`}
              value={value[language]}
              placeholder={value[values.main_language]}
              onChange={(text) => onChange({ ...value, [language]: text })}
              error={error}
              limit={longest.text}
              rows={8}
            />
          )}
        </Field>
        <Field form={form} name="link">
          {(field) => <TextField {...field} label={t`Link (optional)`} placeholder="https://" maxLength={longest.link} />}
        </Field>
        {values.link.trim() && (
          <Field form={form} name="link_label">
            {({ value, onChange, error }) => (
              <TextField
                label={t`Label of the link (optional)`}
                value={value[language]}
                placeholder={value[values.main_language] || t`Read more`}
                onChange={(label) => onChange({ ...value, [language]: label })}
                error={error}
                maxLength={longest.linkLabel}
              />
            )}
          </Field>
        )}
        {!isSent && (
          <ForStaff area="community" changing>
            <div className="flex flex-wrap justify-end gap-2 phone:*:flex-auto">
              {current && <DraftActions announcement={current} isDisabled={isPending} onChanged={remember} />}
              {values.as_mail && (
                <Button isDisabled={isPending} onPress={() => save(sendTest)}>
                  <Trans>Send a test to me</Trans>
                </Button>
              )}
              <Button isDisabled={isPending} onPress={() => save(() => toast.success(t`Announcement saved`))}>
                <Trans>Save</Trans>
              </Button>
              <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
                <Trans>Send or schedule</Trans>
              </Button>
            </div>
          </ForStaff>
        )}
      </Form>
      {previewed.title[previewed.main_language].trim() && (
        <section aria-label={t`Preview`} className="grid gap-3">
          <h2 className="font-semibold">{t`Preview: ${languageNames[language]}`}</h2>
          <Preview
            texts={previewed}
            mainLanguage={previewed.main_language}
            language={language}
            link={previewed.link.trim()}
            asBanner={previewed.as_banner}
            asMail={previewed.as_mail}
            asPost={previewed.as_post}
          />
        </section>
      )}
      {isPublishing && saved && <PublishDialog announcement={saved} onClose={() => setPublishing(false)} onPublished={remember} />}
    </>
  )
}

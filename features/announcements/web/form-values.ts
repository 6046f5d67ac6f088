import type { Language } from '#platform/language.ts'
import { blank } from '#features/joining/localised.ts'
import type { Announcement, AnnouncementContent, Segment } from '../contract.ts'
import type { AnnouncementTexts } from '../in-language.ts'

/** The values of the form. */
export interface AnnouncementValues extends AnnouncementTexts {
  main_language: Language
  link: string
  as_banner: boolean
  /** 'YYYY-MM-DD', or empty. */
  banner_until: string
  as_mail: boolean
  as_post: boolean
  segment: Segment
}

export const valuesOf = ({ content: { texts, banner_until, time_zone: _zone, ...content } }: Announcement): AnnouncementValues => ({
  ...content,
  ...texts,
  banner_until: banner_until ?? '',
})

/** @param segment who was chosen in the list of members, if anybody */
export const newValues = (main_language: Language, segment: Segment = { filters: {} }): AnnouncementValues => ({
  main_language,
  title: blank(),
  text: blank(),
  link_label: blank(),
  link: '',
  as_banner: false,
  banner_until: '',
  as_mail: true,
  as_post: false,
  segment,
})

export const contentOf = (
  { title, text, link_label, banner_until, ...values }: AnnouncementValues,
  time_zone: string,
): AnnouncementContent => ({
  ...values,
  link: values.link.trim(),
  texts: { title, text, link_label },
  banner_until: (values.as_banner && banner_until) || null,
  time_zone,
})

/** The field that a path of the request is about: 'content.texts.title', 'content.segment.filters.type'. */
export function fieldOf(path: string): keyof AnnouncementValues | undefined {
  const [, name, inner] = path.split('.')
  const field = name === 'texts' ? inner : (name ?? path)
  return fields.find((each) => each === field)
}

const fields = [
  'main_language',
  'title',
  'text',
  'link_label',
  'link',
  'as_banner',
  'banner_until',
  'as_mail',
  'as_post',
  'segment',
] as const satisfies readonly (keyof AnnouncementValues)[]

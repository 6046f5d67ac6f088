import type { CommunitySettings } from '../contract.ts'

/** What was changed, for the other operators to read. */
export const settingNames: Readonly<Record<keyof CommunitySettings, { id: string; message: string }>> = {
  name: /*i18n*/ { id: 'act.community.name', message: 'name' },
  headline: /*i18n*/ { id: 'act.community.headline', message: 'first line' },
  introduction: /*i18n*/ { id: 'act.community.introduction', message: 'introduction' },
  about: /*i18n*/ { id: 'act.community.about', message: 'about the community' },
  tagline: /*i18n*/ { id: 'act.community.tagline', message: 'foot of the page' },
  accent: /*i18n*/ { id: 'act.community.accent', message: 'colour' },
  contact_email: /*i18n*/ { id: 'act.community.contactEmail', message: 'e-mail address' },
  contact_phone: /*i18n*/ { id: 'act.community.contactPhone', message: 'phone' },
  contact_address: /*i18n*/ { id: 'act.community.contactAddress', message: 'postal address' },
  group_name: /*i18n*/ { id: 'act.community.groupName', message: 'button of the group' },
  group_link: /*i18n*/ { id: 'act.community.groupLink', message: 'link of the group' },
  operator_name: /*i18n*/ { id: 'act.community.operatorName', message: 'legal name' },
  governing_law: /*i18n*/ { id: 'act.community.governingLaw', message: 'law that applies' },
  authority: /*i18n*/ { id: 'act.community.authority', message: 'data protection authority' },
  hosting: /*i18n*/ { id: 'act.community.hosting', message: 'where the server stands' },
  legal_confirmed: /*i18n*/ { id: 'act.community.legalConfirmed', message: 'legal texts confirmed' },
}

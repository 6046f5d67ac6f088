import type { CommunitySettings } from '../contract.ts'

/** Names of the settings, for the log of operators' actions. */
export const settingNames: Readonly<Record<keyof CommunitySettings, { id: string; message: string }>> = {
  name: /*i18n*/ { id: 'act.community.name', message: 'name' },
  headline: /*i18n*/ { id: 'act.community.headline', message: 'headline' },
  introduction: /*i18n*/ { id: 'act.community.introduction', message: 'introduction' },
  about: /*i18n*/ { id: 'act.community.about', message: 'about text' },
  tagline: /*i18n*/ { id: 'act.community.tagline', message: 'footer text' },
  accent: /*i18n*/ { id: 'act.community.accent', message: 'colour' },
  contact_email: /*i18n*/ { id: 'act.community.contactEmail', message: 'email address' },
  contact_phone: /*i18n*/ { id: 'act.community.contactPhone', message: 'phone' },
  contact_address: /*i18n*/ { id: 'act.community.contactAddress', message: 'postal address' },
  group_name: /*i18n*/ { id: 'act.community.groupName', message: 'group button' },
  group_link: /*i18n*/ { id: 'act.community.groupLink', message: 'group link' },
  meeting_link: /*i18n*/ { id: 'act.community.meetingLink', message: 'video rooms' },
  operator_name: /*i18n*/ { id: 'act.community.operatorName', message: 'legal name' },
  governing_law: /*i18n*/ { id: 'act.community.governingLaw', message: 'governing law' },
  authority: /*i18n*/ { id: 'act.community.authority', message: 'data protection authority' },
  hosting: /*i18n*/ { id: 'act.community.hosting', message: 'server location' },
  legal_confirmed: /*i18n*/ { id: 'act.community.legalConfirmed', message: 'legal texts confirmed' },
}

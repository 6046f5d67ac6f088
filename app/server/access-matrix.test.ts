import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { isContractProcedure } from '@orpc/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultPreferences } from '#features/events/default-preferences.ts'
import { contract } from './rooms.ts'
import { announcementOf, draftOf } from '#testing/announcements.ts'
import { dealOf, post } from '#testing/deals.ts'
import { eventOf, hostEvent } from '#testing/events.ts'
import { fieldIn, fieldOf } from '#testing/fields.ts'
import { curatedEvent } from '#testing/foreign-events.ts'
import { fileOf } from '#testing/joining.ts'
import { groupOf } from '#testing/groups.ts'
import { introduce } from '#testing/introductions.ts'
import { accountOf, feedOf } from '#testing/busy-times.ts'
import { bookTime, hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { investmentOf, ledgerFile, ratesFile } from '#testing/investments.ts'
import { type StaffArea, mayChange, mayRead } from '#platform/staff.ts'
import { changeRole, setTermsInForce } from '#features/members/server/index.ts'
import { type Kind, kinds, oneOfEachKind } from '#testing/kinds.ts'
import { found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { firstCase, report } from '#testing/reports.ts'
import { daySettings, draftDay } from '#testing/mentoring-days.ts'
import { localHours, offerHours, slotsFor, takePlace } from '#testing/office-hours.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { reportedYear } from '#testing/sustainability.ts'
import { columnsIn, noteOn } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed, sendUpdate, updateOf } from '#testing/updates.ts'
import { connect } from '#testing/matching.ts'

/** Expected result of a procedure by kind of caller: 'ok' or the code of the refusal. */
interface Row {
  call(person: Person, other: Person): Promise<unknown>
  visitor: string
  /** Applies to startups, investors, mentors and advisors, unless `startup` or `investor` is given. */
  member: string
  startup?: string
  investor?: string
  operator: string
  /** Ends or replaces the session, so everyone signs in again afterwards. */
  changesSession?: true
}

type Procedures<Room> = { [Name in keyof Room]: Row }
type Matrix = { [Room in keyof typeof contract]: Procedures<(typeof contract)[Room]> }

const signIn = (person: Person) => person.call.accounts.signIn({ email: person.email, password: person.password })
/** A browser's keys, from RFC 8291, appendix A. */
const subscription = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const ownFieldId = randomUUID()
/** A field of the community's own, added if it is not there. */
async function ownField(): Promise<{ id: string; version: number }> {
  await people.operator.call.fields.add({ id: ownFieldId, ...fieldOf() })
  const { id, version } = await fieldIn(people.operator, ownFieldId)
  return { id, version }
}
/** Procedures of an organisation that all of these are outsiders to. */
const forItsPeople = { visitor: 'UNAUTHORIZED', member: 'FORBIDDEN', operator: 'FORBIDDEN' }
/** Procedures of the console that others do not know of. */
const forOperators = { visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' }
const saveRules = async (person: Person) => {
  const { rules, version } = await people.operator.call.joining.rules()
  return person.call.joining.saveRules({ rules, version })
}
const saveWelcome = async (person: Person) => {
  const { settings, version } = await people.operator.call.joining.welcomeSettings()
  return person.call.joining.saveWelcome({ settings, version })
}
const noTokens = { access_token: 'none', refresh_token: 'none' }

/** One row per procedure, enforced by the types and the first test. */
/** Procedures for those who run the community; which role may call which is in `ofStaff`. */
const forCommunityStaff = { visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' }

const matrix: Matrix = {
  members: {
    me: { call: (person) => person.call.members.me(), visitor: 'ok', member: 'ok', operator: 'ok' },
  },
  accounts: {
    signIn: {
      call: signIn,
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    join: {
      call: (person) =>
        person.call.accounts.join({
          full_name: 'Somebody New',
          email: `new-${crypto.randomUUID()}@example.org`,
          password: 'a good long sentence',
          user_type: 'mentor',
        }),
      visitor: 'ok',
      member: 'ok',
      operator: 'ok',
      changesSession: true,
    },
    apply: {
      call: (person) =>
        person.call.accounts.apply({
          full_name: 'Somebody New',
          email: `new-${crypto.randomUUID()}@example.org`,
          password: 'a good long sentence',
          user_type: 'mentor',
        }),
      visitor: 'ok',
      member: 'ok',
      operator: 'ok',
    },
    // The token of the link determines the application; this one belongs to none.
    confirmApplication: {
      call: (person) => person.call.accounts.confirmApplication({ token: 'none', password: 'a good long sentence' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    requestPasswordReset: {
      call: (person) => person.call.accounts.requestPasswordReset({ email: person.email }),
      visitor: 'ok',
      member: 'ok',
      operator: 'ok',
    },
    checkPasswordReset: {
      call: (person) => person.call.accounts.checkPasswordReset(noTokens),
      visitor: 'ok',
      member: 'ok',
      operator: 'ok',
    },
    resetPassword: {
      call: (person) => person.call.accounts.resetPassword({ ...noTokens, password: 'another good sentence' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    changePassword: {
      call: (person) => person.call.accounts.changePassword({ current_password: 'not mine', password: 'another good sentence' }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    setLanguage: {
      call: (person) => person.call.accounts.setLanguage({ language: 'en' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    emailChange: { call: (person) => person.call.accounts.emailChange(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    changeEmail: {
      call: (person) =>
        person.call.accounts.changeEmail({ email: `new-${crypto.randomUUID()}@example.org`, current_password: person.password }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    remailEmailChange: {
      call: (person) => person.call.accounts.remailEmailChange(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    cancelEmailChange: {
      call: (person) => person.call.accounts.cancelEmailChange(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    mailConfirmation: { call: (person) => person.call.accounts.mailConfirmation(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // The token of the link determines the account; this one belongs to none.
    checkEmailLink: {
      call: (person) => person.call.accounts.checkEmailLink({ token: 'none' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    followEmailLink: {
      call: (person) => person.call.accounts.followEmailLink({ token: 'none' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    completeSignIn: {
      call: (person) => person.call.accounts.completeSignIn({ challenge: 'none', code: '123456' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    secondFactor: { call: (person) => person.call.accounts.secondFactor(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    beginSecondFactor: {
      call: (person) => person.call.accounts.beginSecondFactor({ current_password: person.password }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // Begun in the row before, and of another code.
    confirmSecondFactor: {
      call: (person) => person.call.accounts.confirmSecondFactor({ code: 'none' }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    renewRecoveryCodes: {
      call: (person) => person.call.accounts.renewRecoveryCodes({ current_password: person.password, code: 'none' }),
      visitor: 'UNAUTHORIZED',
      member: 'CONFLICT',
      operator: 'CONFLICT',
    },
    endSecondFactor: {
      call: (person) => person.call.accounts.endSecondFactor({ current_password: person.password, code: 'none' }),
      visitor: 'UNAUTHORIZED',
      member: 'CONFLICT',
      operator: 'CONFLICT',
    },
    refuseFactorReset: {
      call: (person) => person.call.accounts.refuseFactorReset(),
      visitor: 'UNAUTHORIZED',
      member: 'CONFLICT',
      operator: 'CONFLICT',
    },
    sessions: { call: (person) => person.call.accounts.sessions({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    endSession: {
      call: (person) => person.call.accounts.endSession({ id: crypto.randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    lendCookie: { call: (person) => person.call.accounts.lendCookie(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    liveTicket: { call: (person) => person.call.accounts.liveTicket(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    endOtherSessions: { call: (person) => person.call.accounts.endOtherSessions(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    signOut: {
      call: (person) => person.call.accounts.signOut(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
      changesSession: true,
    },
  },
  profiles: {
    mine: { call: (person) => person.call.profiles.mine(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    get: { call: (person, other) => person.call.profiles.get({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    view: { call: (person, other) => person.call.profiles.view({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    save: { call: (person) => person.call.profiles.save(profileOf(person)), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    amend: { call: (person) => person.call.profiles.amend({ sdgs: [7] }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // Permitted members then get an error, since this is not a picture.
    uploadPicture: {
      call: (person) => person.call.profiles.uploadPicture({ file: new File(['no picture'], 'picture.png') }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    uploadCover: {
      call: (person) => person.call.profiles.uploadCover({ file: new File(['no picture'], 'cover.png') }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    pictureFile: {
      call: (person) => person.call.profiles.pictureFile({ key: 'profile-pictures/nobody/none-64.webp' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    removePicture: { call: (person) => person.call.profiles.removePicture(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    removeCover: { call: (person) => person.call.profiles.removeCover(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  places: {
    cities: { call: (person) => person.call.places.cities({ country: 'IE' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  directory: {
    list: { call: (person) => person.call.directory.list({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    get: { call: (person, other) => person.call.directory.get({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    counts: { call: (person) => person.call.directory.counts({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    countries: { call: (person) => person.call.directory.countries(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    organisations: { call: (person) => person.call.directory.organisations({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    organisation: {
      call: (person) => person.call.directory.organisation({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    organisationCounts: {
      call: (person) => person.call.directory.organisationCounts({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  search: {
    find: { call: (person) => person.call.search.find({ query: 'hydrogen' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    count: { call: (person) => person.call.search.count({ query: 'hydrogen' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    suggest: { call: (person) => person.call.search.suggest({ query: 'hydrogen' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    saved: { call: (person) => person.call.search.saved(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    save: {
      call: (person) => person.call.search.save({ id: randomUUID(), name: 'hydrogen', filters: { query: 'hydrogen' } }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    remove: { call: (person) => person.call.search.remove({ id: randomUUID() }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    markSeen: {
      call: (person) => person.call.search.markSeen({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  relations: {
    connections: { call: (person) => person.call.relations.connections({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    disconnect: {
      call: (person) => person.call.relations.disconnect({ id: unwanted.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    blocked: { call: (person) => person.call.relations.blocked({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    block: {
      call: (person) => person.call.relations.block({ id: unwanted.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unblock: {
      call: (person) => person.call.relations.unblock({ id: unwanted.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  busyTimes: {
    list: { call: (person) => person.call.busyTimes.list(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    saveFeed: {
      call: (person) => person.call.busyTimes.saveFeed({ ...feedOf('https://10.0.0.1/busy.ics'), id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    saveAccount: {
      call: (person) => person.call.busyTimes.saveAccount({ ...accountOf('https://10.0.0.1/dav/'), id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // Of `other`: all of these are outsiders to it.
    readNow: {
      call: (person) => person.call.busyTimes.readNow({ id: calendar }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    remove: {
      call: (person) => person.call.busyTimes.remove({ id: calendar }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  meetings: {
    settings: { call: (person) => person.call.meetings.settings(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    saveSettings: {
      call: (person) => person.call.meetings.saveSettings(settingsOf({ open_to: 'nobody' })),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    offer: { call: (person, other) => person.call.meetings.offer({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    slots: {
      call: (person, other) => person.call.meetings.slots({ id: other.id, from: hoursAhead(0) }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    between: {
      call: (person, other) => person.call.meetings.between({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    list: { call: (person) => person.call.meetings.list({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    steps: { call: (person) => person.call.meetings.steps({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    earlier: {
      call: (person, other) => person.call.meetings.earlier({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // Of others: all of these are outsiders to it.
    notes: {
      call: (person) => person.call.meetings.notes({ id: meeting }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    saveNotes: {
      call: (person) => person.call.meetings.saveNotes({ id: meeting, note: 'Mine' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    finishStep: {
      call: (person) => person.call.meetings.finishStep({ id: meeting, is_done: true }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    get: {
      call: (person) => person.call.meetings.get({ id: meeting }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    book: {
      call: async (person, other) => {
        const { items } = await other.call.meetings.list({})
        return bookTime(person, other, hoursAhead(40 + items.length))
      },
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // They are not in touch.
    propose: {
      call: (person) => proposeTimes(person, stranger, [hoursAhead(30)]),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    pick: {
      call: (person) => person.call.meetings.pick({ id: meeting, starts_at: hoursAhead(30), zone: 'UTC' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    counter: {
      call: (person) => person.call.meetings.counter({ id: meeting, times: [hoursAhead(30)], zone: 'UTC' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    decline: {
      call: (person) => person.call.meetings.decline({ id: meeting }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    move: {
      call: (person) => person.call.meetings.move({ id: meeting, starts_at: hoursAhead(90), sequence: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    cancel: {
      call: (person) => person.call.meetings.cancel({ id: meeting }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    tellLate: {
      call: (person) => person.call.meetings.tellLate({ id: meeting, minutes: 10 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  officeHours: {
    list: { call: (person) => person.call.officeHours.list({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    own: { call: (person) => person.call.officeHours.own(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    waiting: { call: (person) => person.call.officeHours.waiting(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    get: { call: (person) => person.call.officeHours.get({ id: hours }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    offer: { call: (person) => offerHours(person), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    book: { call: (person) => takePlace(person, { id: slot }, { wait: true }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    leave: { call: (person) => person.call.officeHours.leave({ id: slot }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // Of another member.
    change: {
      call: (person) => person.call.officeHours.change({ id: hours, title: 'Mine now', topics: ['hiring'], open_to: 'everybody' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    addTimes: {
      call: (person) => person.call.officeHours.addTimes({ id: hours, zone: 'UTC', starts: localHours(90) }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    removeTime: {
      call: (person) => person.call.officeHours.removeTime({ id: slot }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    end: {
      call: (person) => person.call.officeHours.end({ id: hours }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  mentoringDays: {
    waiting: { call: (person) => person.call.mentoringDays.waiting(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // None of them takes part.
    mine: {
      call: async (person) => person.call.mentoringDays.mine({ id: await mentoringDay() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    candidates: {
      call: async (person) => person.call.mentoringDays.candidates({ id: await mentoringDay() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    saveWishes: {
      call: async (person) => person.call.mentoringDays.saveWishes({ id: await mentoringDay(), wishes: [other.id], zone: 'UTC' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    setOut: {
      call: async (person) => person.call.mentoringDays.setOut({ id: await mentoringDay(), is_out: true }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    list: { call: (person) => person.call.mentoringDays.list({}), ...forCommunityStaff },
    get: { call: async (person) => person.call.mentoringDays.get({ id: await mentoringDay() }), ...forCommunityStaff },
    save: {
      call: (person) => person.call.mentoringDays.save({ id: randomUUID(), version: 0, ...daySettings() }),
      ...forCommunityStaff,
    },
    remove: { call: async (person) => person.call.mentoringDays.remove({ id: await mentoringDay() }), ...forCommunityStaff },
    addPeople: {
      call: async (person) =>
        person.call.mentoringDays.addPeople({ id: await mentoringDay(), side: 'mentor', member_ids: [people.mentor.id] }),
      ...forCommunityStaff,
    },
    addGroup: {
      call: async (person) => person.call.mentoringDays.addGroup({ id: await mentoringDay(), group_id: group }),
      ...forCommunityStaff,
    },
    removePerson: {
      call: async (person) => person.call.mentoringDays.removePerson({ id: await mentoringDay(), member_id: other.id }),
      ...forCommunityStaff,
    },
    setPlace: {
      call: async (person) => person.call.mentoringDays.setPlace({ id: await mentoringDay(), member_id: other.id, place: 'Table 4' }),
      ...forCommunityStaff,
    },
    ask: { call: async (person) => person.call.mentoringDays.ask(await seenDay()), ...forCommunityStaff },
    plan: { call: async (person) => person.call.mentoringDays.plan(await seenDay()), ...forCommunityStaff },
    place: {
      call: async (person) => person.call.mentoringDays.place({ ...(await seenDay()), ...mentoringPair(), round: 1 }),
      ...forCommunityStaff,
    },
    unplace: {
      call: async (person) => person.call.mentoringDays.unplace({ ...(await plannedDay()), ...mentoringPair() }),
      ...forCommunityStaff,
    },
    pin: {
      call: async (person) => person.call.mentoringDays.pin({ ...(await plannedDay()), ...mentoringPair(), is_pinned: true }),
      ...forCommunityStaff,
    },
    send: {
      // There are no meetings.
      call: async (person) => person.call.mentoringDays.send(await seenDay()),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'CONFLICT',
    },
    cancel: {
      call: async (person) => person.call.mentoringDays.cancel(await askedDay()),
      ...forCommunityStaff,
    },
  },
  groups: {
    mine: {
      call: (person) => person.call.groups.mine({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    others: {
      call: (person) => person.call.groups.others({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    choices: {
      call: (person) => person.call.groups.choices(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    get: {
      call: (person) => person.call.groups.get({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    people: {
      call: (person) => person.call.groups.people({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'ok',
    },
    requests: {
      call: (person) => person.call.groups.requests({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'ok',
    },
    ask: {
      call: (person) => person.call.groups.ask({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdraw: {
      call: (person) => person.call.groups.withdraw({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    join: {
      call: (person) => person.call.groups.join({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'CONFLICT',
      operator: 'CONFLICT',
    },
    leave: {
      call: (person) => person.call.groups.leave({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    answer: {
      call: (person) => person.call.groups.answer({ id: group, member_id: unwanted.id, answer: 'accept' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'CONFLICT',
    },
    add: {
      call: (person) => person.call.groups.add({ id: group, member_ids: [unwanted.id] }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'ok',
    },
    removePerson: {
      call: (person) => person.call.groups.removePerson({ id: group, member_id: unwanted.id }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'ok',
    },
    edit: {
      call: (person) => person.call.groups.edit({ id: group, name: 'Cohort' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'ok',
    },
    all: {
      call: (person) => person.call.groups.all({}),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    staffChoices: { call: (person) => person.call.groups.staffChoices(), ...forCommunityStaff },
    save: {
      call: (person) => person.call.groups.save({ id: group, name: 'Cohort', visibility: 'request' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    setArchived: {
      call: (person) => person.call.groups.setArchived({ id: group, archived: false }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    setLeader: {
      call: (person, other) => person.call.groups.setLeader({ id: group, member_id: other.id, is_leader: true }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    remove: {
      call: (person) => person.call.groups.remove({ id: oldGroup }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  introductions: {
    received: { call: (person) => person.call.introductions.received({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    made: { call: (person) => person.call.introductions.made({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    candidates: { call: (person) => person.call.introductions.candidates({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    introduce: {
      call: (person) => introduce(person, other, unwanted),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    answer: {
      call: (person) => person.call.introductions.answer({ id: introduction, answer: 'yes' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    withdraw: {
      call: (person) => person.call.introductions.withdraw({ id: introduction }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  documents: {
    begin: {
      call: (person) => person.call.documents.begin({ id: randomUUID(), subject_id: deal, kind: 'deck', name: 'Deck', bytes: 100 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    part: {
      call: (person) => person.call.documents.part({ id: deck, offset: 0, file: new File(['x'], 'part') }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    list: { call: (person) => person.call.documents.list({ subject_id: deal }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    remove: {
      call: (person) => person.call.documents.remove({ id: deck }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    address: {
      call: (person) => person.call.documents.address({ id: deck, use: 'read' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    file: { call: (person) => person.call.documents.file({ id: deck }), visitor: 'NOT_FOUND', member: 'NOT_FOUND', operator: 'NOT_FOUND' },
    copy: { call: (person) => person.call.documents.copy({ id: deck }), visitor: 'NOT_FOUND', member: 'NOT_FOUND', operator: 'NOT_FOUND' },
    picture: {
      call: (person) => person.call.documents.picture({ id: deck }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    read: {
      call: (person) => person.call.documents.read({ id: deck, reading_id: randomUUID(), seconds: [] }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    readings: {
      call: (person) => person.call.documents.readings({ id: deck }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  events: {
    ofGroup: {
      call: (person) => person.call.events.ofGroup({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    days: {
      call: (person) => person.call.events.days({ from: '2026-11-01', days: 42, zone: 'UTC' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    day: {
      call: (person) => person.call.events.day({ date: '2026-11-01', zone: 'UTC' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    find: { call: (person) => person.call.events.find({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    featured: { call: (person) => person.call.events.featured(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    recommended: { call: (person) => person.call.events.recommended(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    dismiss: {
      call: (person) => person.call.events.dismiss({ id: event, isDismissed: true }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    ofMember: { call: (person) => person.call.events.ofMember({ id: person.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    get: { call: (person) => person.call.events.get({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    dates: { call: (person) => person.call.events.dates({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    going: { call: (person) => person.call.events.going({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    hosted: { call: (person) => person.call.events.hosted({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    ofOrganisation: {
      call: (person) => person.call.events.ofOrganisation({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    post: { call: (person) => hostEvent(person), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    change: {
      call: (person) => person.call.events.change({ id: event, ...eventOf() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    cancel: {
      call: (person) => person.call.events.cancel({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    register: { call: (person) => person.call.events.register({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    unregister: { call: (person) => person.call.events.unregister({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    interact: {
      call: (person) => person.call.events.interact({ id: event, interaction_type: 'view_clicked' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    attendees: {
      call: (person) => person.call.events.attendees({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    answerRequest: {
      call: (person, other) => person.call.events.answerRequest({ id: event, member_id: other.id, isAccepted: true }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    checkIn: {
      call: (person, other) => person.call.events.checkIn({ id: event, member_id: other.id, status: 'attended' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    today: { call: (person) => person.call.events.today({ zone: 'Europe/Berlin' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    history: { call: (person) => person.call.events.history({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    preferences: { call: (person) => person.call.events.preferences(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    savePreferences: {
      call: (person) => person.call.events.savePreferences(defaultPreferences),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    showAttendance: {
      call: (person) => person.call.events.showAttendance({ shows: false }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    pictureFile: {
      call: (person) => person.call.events.pictureFile({ key: 'none' }),
      visitor: 'NOT_FOUND',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    uploadPicture: {
      call: (person) => person.call.events.uploadPicture({ id: event, file: new File(['no picture'], 'picture.png') }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    checkInTicket: {
      call: (person) => person.call.events.checkInTicket({ id: event, code: '7F3A-91C2' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    coHosts: {
      call: (person) => person.call.events.coHosts({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    inviteCoHost: {
      call: (person, other) => person.call.events.inviteCoHost({ id: event, member_id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    removeCoHost: {
      call: (person, other) => person.call.events.removeCoHost({ id: event, member_id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    acceptCoHosting: {
      call: (person) => person.call.events.acceptCoHosting({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    messages: { call: (person) => person.call.events.messages({ id: event }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    sendMessage: {
      call: (person) => person.call.events.sendMessage({ id: event, message_id: randomUUID(), audience: 'all', text: 'Bring a coat' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    mute: {
      call: (person) => person.call.events.mute({ id: event, isMuted: false }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    describePicture: {
      call: (person) => person.call.events.describePicture({ id: event, alt: 'A barn' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    removePicture: {
      call: (person) => person.call.events.removePicture({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
  },
  dashboard: {
    figures: { call: (person) => person.call.dashboard.figures({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    weeks: { call: (person) => person.call.dashboard.weeks(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    activity: { call: (person) => person.call.dashboard.activity(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  deals: {
    list: { call: (person) => person.call.deals.list({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    count: { call: (person) => person.call.deals.count({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    mine: { call: (person) => person.call.deals.mine({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    ofMember: { call: (person) => person.call.deals.ofMember({ id: person.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    ofOrganisation: {
      call: (person) => person.call.deals.ofOrganisation({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    get: { call: (person) => person.call.deals.get({ id: deal }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    view: { call: (person) => person.call.deals.view({ id: deal }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    post: { call: (person) => post(person), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    change: {
      call: (person) => person.call.deals.change({ id: deal, ...dealOf(person) }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    move: {
      call: (person) => person.call.deals.move({ id: deal, from: 'active', to: 'closed' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    remove: {
      call: (person) => person.call.deals.remove({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    draft: { call: (person) => person.call.deals.draft({ id: 'new' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    keepDraft: {
      call: (person) => person.call.deals.keepDraft({ id: randomUUID(), content: { title: 'Begun' } }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    bookmark: { call: (person) => person.call.deals.bookmark({ id: deal }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    removeBookmark: {
      call: (person) => person.call.deals.removeBookmark({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    expressInterest: {
      call: (person) => person.call.deals.expressInterest({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdrawInterest: {
      call: (person) => person.call.deals.withdrawInterest({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    requestIntroduction: {
      call: (person) => person.call.deals.requestIntroduction({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdrawIntroduction: {
      call: (person) => person.call.deals.withdrawIntroduction({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    readingRequests: { call: (person) => person.call.deals.readingRequests({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    introductions: { call: (person) => person.call.deals.introductions({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    answerIntroduction: {
      call: (person) => person.call.deals.answerIntroduction({ id: deal, member_id: person.id, answer: 'accepted' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    pipeline: {
      call: (person) => person.call.deals.pipeline({ step: 'saved' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    place: {
      call: (person) => person.call.deals.place({ id: deal, step: 'saved' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    note: {
      call: (person) => person.call.deals.note({ id: deal, note: 'Ask again in spring.' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    takeOut: {
      call: (person) => person.call.deals.takeOut({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    askToRead: {
      call: (person) => person.call.deals.askToRead({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdrawAsk: {
      call: (person) => person.call.deals.withdrawAsk({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    access: {
      call: (person) => person.call.deals.access({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    answerAccess: {
      call: (person) => person.call.deals.answerAccess({ id: deal, member_id: person.id, answer: 'granted' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    tellInvestment: {
      call: (person) => person.call.deals.tellInvestment({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    withdrawInvestment: {
      call: (person) => person.call.deals.withdrawInvestment({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    investors: {
      call: (person) => person.call.deals.investors({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    analytics: {
      call: (person) => person.call.deals.analytics({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    analyticsFile: {
      call: (person) => person.call.deals.analyticsFile({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    overview: {
      call: (person) => person.call.deals.overview({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    overviewFile: {
      call: (person) => person.call.deals.overviewFile({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  // Of these people, only the investor is in the team, as its owner.
  teamPipeline: {
    teams: {
      call: (person) => person.call.teamPipeline.teams({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    get: {
      call: (person) => person.call.teamPipeline.get({ id: fund }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    start: {
      call: (person) => person.call.teamPipeline.start({ id: fund }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    setVoting: {
      call: (person) => person.call.teamPipeline.setVoting({ id: fund, votes_hidden: true }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    addColumn: {
      call: (person) => person.call.teamPipeline.addColumn({ id: fund, name: 'Term sheet' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    changeColumn: {
      call: (person) => person.call.teamPipeline.changeColumn({ id: fund, column_id: columns[0], name: 'First look' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    removeColumn: {
      call: (person) => person.call.teamPipeline.removeColumn({ id: fund, column_id: columns[1], into: columns[0] }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    cards: {
      call: (person) => person.call.teamPipeline.cards({ id: fund, column_id: columns[0] }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    card: {
      call: (person) => person.call.teamPipeline.card({ id: fund, deal_id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    add: {
      call: (person) => person.call.teamPipeline.add({ id: fund, deal_id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    move: {
      call: (person) => person.call.teamPipeline.move({ id: fund, deal_id: deal, column_id: columns[0] }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    assign: {
      call: (person) => person.call.teamPipeline.assign({ id: fund, deal_id: deal, member_id: null }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    notes: {
      call: (person) => person.call.teamPipeline.notes({ id: fund, deal_id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    writeNote: {
      call: (person) =>
        person.call.teamPipeline.writeNote({ id: fund, deal_id: deal, note_id: randomUUID(), text: 'Good team', is_private: true }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    editNote: {
      call: (person) => person.call.teamPipeline.editNote({ id: fund, deal_id: deal, note_id: note, text: 'Very good team' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    removeNote: {
      call: (person) => person.call.teamPipeline.removeNote({ id: fund, deal_id: deal, note_id: note }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    votes: {
      call: (person) => person.call.teamPipeline.votes({ id: fund, deal_id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    vote: {
      call: (person) => person.call.teamPipeline.vote({ id: fund, deal_id: deal, vote: 'yes' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    takeOut: {
      call: (person) => person.call.teamPipeline.takeOut({ id: fund, deal_id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
  },
  linkPreviews: {
    preview: {
      call: (person) => person.call.linkPreviews.preview({ address: 'https://10.0.0.1/' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    pictureFile: {
      call: (person) => person.call.linkPreviews.pictureFile({ key: 'none.webp' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  newsfeed: {
    list: {
      call: (person) => person.call.newsfeed.list({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    newer: {
      call: (person) => person.call.newsfeed.newer({ at: new Date(0).toISOString(), id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    ofMember: {
      call: (person) => person.call.newsfeed.ofMember({ id: person.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    mentioning: {
      call: (person) => person.call.newsfeed.mentioning({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    get: {
      call: (person) => person.call.newsfeed.get({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    post: {
      call: (person) => postOf(person, 'Good morning'),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    edit: {
      call: (person) => person.call.newsfeed.edit({ id: newsPost, content: 'Mine now' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    remove: {
      call: (person) => person.call.newsfeed.remove({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    like: {
      call: (person) => person.call.newsfeed.like({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // The post has no poll.
    vote: {
      call: (person) => person.call.newsfeed.vote({ id: newsPost, option: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    unlike: {
      call: (person) => person.call.newsfeed.unlike({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    saved: {
      call: (person) => person.call.newsfeed.saved({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    save: {
      call: (person) => person.call.newsfeed.save({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unsave: {
      call: (person) => person.call.newsfeed.unsave({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    pinned: {
      call: (person) => person.call.newsfeed.pinned({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    pin: {
      call: (person) => person.call.newsfeed.pin({ id: newsPost, place: 'feed' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    unpin: {
      call: (person) => person.call.newsfeed.unpin({ id: newsPost, place: 'feed' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    pinMention: {
      call: (person) => person.call.newsfeed.pinMention({ id: newsPost, organisation_id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    unpinMention: {
      call: (person) => person.call.newsfeed.unpinMention({ id: newsPost, organisation_id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    comments: {
      call: (person) => person.call.newsfeed.comments({ id: newsPost }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    comment: {
      call: (person) => commentOn(person, newsPost, 'Good to know'),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    editComment: {
      call: (person) => person.call.newsfeed.editComment({ id: newsComment, content: 'Mine now' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    removeComment: {
      call: (person) => person.call.newsfeed.removeComment({ id: newsComment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    topics: {
      call: (person) => person.call.newsfeed.topics(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    followTopic: {
      call: (person) => person.call.newsfeed.followTopic({ topic: 'energy' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unfollowTopic: {
      call: (person) => person.call.newsfeed.unfollowTopic({ topic: 'energy' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // Permitted members then get an error, since this is not a picture.
    uploadPicture: {
      call: (person) => person.call.newsfeed.uploadPicture({ file: new File(['no picture'], 'picture.png') }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    pictureFile: {
      call: (person) => person.call.newsfeed.pictureFile({ key: 'none.webp' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  matching: {
    cards: { call: (person) => person.call.matching.cards({ role: 'mentor' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    card: { call: (person, other) => person.call.matching.card({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    decide: {
      call: (person, other) => person.call.matching.decide({ id: other.id, status: 'accepted' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    undo: { call: (person, other) => person.call.matching.undo({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    recent: { call: (person) => person.call.matching.recent(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    interests: { call: (person) => person.call.matching.interests({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    decisions: {
      call: (person) => person.call.matching.decisions({ status: 'rejected' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    counts: { call: (person) => person.call.matching.counts(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    bookmarks: { call: (person) => person.call.matching.bookmarks({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    bookmark: {
      call: (person, other) => person.call.matching.bookmark({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unbookmark: {
      call: (person, other) => person.call.matching.unbookmark({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  messages: {
    conversations: { call: (person) => person.call.messages.conversations({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    conversation: {
      call: (person, other) => person.call.messages.conversation({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    list: { call: (person, other) => person.call.messages.list({ id: other.id }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    send: {
      // Requires a saved profile, see above; creates a conversation to read and mute.
      call: (person, other) => person.call.messages.send({ id: crypto.randomUUID(), to: other.id, content: 'Hello' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unsend: {
      call: (person) => person.call.messages.unsend({ id: crypto.randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    received: {
      call: (person) => person.call.messages.received({ up_to: new Date().toISOString() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    read: {
      call: (person, other) => person.call.messages.read({ id: other.id, position: 1 }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    mute: {
      call: (person, other) => person.call.messages.mute({ id: other.id, muted: true }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    unread: { call: (person) => person.call.messages.unread(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    search: { call: (person) => person.call.messages.search({ query: 'hello' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  notifications: {
    list: { call: (person) => person.call.notifications.list({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    summary: { call: (person) => person.call.notifications.summary(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    activity: { call: (person) => person.call.notifications.activity(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    markRead: {
      call: (person) => person.call.notifications.markRead({ id: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    markAllRead: {
      call: (person) => person.call.notifications.markAllRead({ up_to: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    clear: { call: (person) => person.call.notifications.clear({ up_to: 0 }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    restore: { call: (person) => person.call.notifications.restore({ up_to: 0 }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    preferences: { call: (person) => person.call.notifications.preferences(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    savePreferences: {
      call: (person) => person.call.notifications.savePreferences({ push: false }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // The token of the link determines the account; this one belongs to none.
    unsubscribe: {
      call: (person) => person.call.notifications.unsubscribe({ token: 'none' }),
      visitor: 'NOT_FOUND',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  eventSources: {
    states: { call: (person) => person.call.eventSources.states(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // An address of our own network, which is never requested.
    preview: {
      call: (person) => person.call.eventSources.preview({ address: 'https://10.0.0.1/feed.ics' }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    suggest: {
      call: (person) => person.call.eventSources.suggest({ address: 'https://10.0.0.1/feed.ics' }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    list: { call: (person) => person.call.eventSources.list(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    add: {
      call: (person) => person.call.eventSources.add({ kind: 'icalendar', address: `https://10.0.0.1/${randomUUID()}.ics` }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    setState: {
      call: (person) => person.call.eventSources.setState({ id: source, state: 'paused' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    fetchNow: {
      call: (person) => person.call.eventSources.fetchNow({ id: source }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    remove: {
      call: (person) => person.call.eventSources.remove({ id: source }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    curated: { call: (person) => person.call.eventSources.curated(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    saveCurated: {
      call: (person) => person.call.eventSources.saveCurated(curatedEvent({ id: curated })),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    removeCurated: {
      call: (person) => person.call.eventSources.removeCurated({ id: curated }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  community: {
    face: { call: (person) => person.call.community.face(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    settings: { call: (person) => person.call.community.settings(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    save: {
      call: (person) => person.call.community.save({ settings: { name: 'ESG Network' }, version: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    preview: {
      call: (person) => person.call.community.preview({ settings: { name: 'Another name' } }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  fields: {
    list: { call: (person) => person.call.fields.list(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    console: { call: (person) => person.call.fields.console(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    add: {
      call: (person) => person.call.fields.add({ id: ownFieldId, ...fieldOf() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    change: {
      call: async (person) => person.call.fields.change({ ...fieldOf(), ...(await ownField()) }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    move: {
      call: async (person) => person.call.fields.move({ id: (await ownField()).id, to: 'up' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    archive: {
      call: async (person) => person.call.fields.archive(await ownField()),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    restore: {
      call: async (person) => person.call.fields.restore({ id: (await ownField()).id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    remove: {
      call: async (person) => person.call.fields.remove({ id: (await ownField()).id, used: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    answer: {
      call: (person, { id }) => person.call.fields.answer({ subject: 'member', id, values: {} }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  announcements: {
    list: { call: (person) => person.call.announcements.list({}), ...forCommunityStaff },
    get: {
      call: async (person) => person.call.announcements.get({ id: (await draftOf(people.operator)).id }),
      ...forCommunityStaff,
    },
    save: {
      call: (person) => person.call.announcements.save({ id: randomUUID(), version: 0, content: announcementOf() }),
      ...forCommunityStaff,
    },
    remove: {
      call: async (person) => person.call.announcements.remove({ id: (await draftOf(people.operator)).id }),
      ...forCommunityStaff,
    },
    reach: { call: (person) => person.call.announcements.reach({ segment: { filters: {} } }), ...forCommunityStaff },
    preview: {
      call: (person) => person.call.announcements.preview({ content: announcementOf(), language: 'en' }),
      ...forCommunityStaff,
    },
    sendTest: {
      call: async (person) => person.call.announcements.sendTest({ id: (await draftOf(people.operator)).id, language: 'en' }),
      ...forCommunityStaff,
    },
    publish: {
      call: async (person) => person.call.announcements.publish(await draftOf(people.operator, { as_banner: true, as_mail: false })),
      ...forCommunityStaff,
    },
    callOff: {
      call: async (person) => person.call.announcements.callOff({ id: (await draftOf(people.operator)).id }),
      ...forCommunityStaff,
    },
    // Of a draft, which is not being sent.
    stop: {
      call: async (person) => person.call.announcements.stop({ id: (await draftOf(people.operator)).id }),
      ...forCommunityStaff,
      operator: 'CONFLICT',
    },
    continue: {
      call: async (person) => person.call.announcements.continue({ id: (await draftOf(people.operator)).id }),
      ...forCommunityStaff,
      operator: 'CONFLICT',
    },
    endBanner: {
      call: async (person) => {
        const draft = await draftOf(people.operator, { as_banner: true, as_mail: false })
        const { id } = await people.operator.call.announcements.publish(draft)
        return person.call.announcements.endBanner({ id })
      },
      ...forCommunityStaff,
    },
    banner: { call: (person) => person.call.announcements.banner(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    dismiss: {
      call: (person) => person.call.announcements.dismiss({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    preferences: { call: (person) => person.call.announcements.preferences(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    savePreferences: {
      call: (person) => person.call.announcements.savePreferences({ emails: true }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  memberSupport: {
    list: { call: (person) => person.call.memberSupport.list({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    count: { call: (person) => person.call.memberSupport.count({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    member: {
      call: (person, { id }) => person.call.memberSupport.member({ id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    mails: {
      call: (person, { id }) => person.call.memberSupport.mails({ id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    acts: {
      call: (person, { id }) => person.call.memberSupport.acts({ id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    correctEmail: {
      call: (person, { id, email }) =>
        person.call.memberSupport.correctEmail({
          id,
          email: `corrected-${crypto.randomUUID()}@example.org`,
          reason: 'Showed a passport',
          seen: { email, waiting: null },
        }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    resendConfirmation: {
      call: (person, { id }) => person.call.memberSupport.resendConfirmation({ id, reason: 'Asked by phone' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    // A session that there is not: `other` goes on.
    endSessions: {
      call: (person, { id }) => person.call.memberSupport.endSessions({ id, session_id: crypto.randomUUID(), reason: 'Lost a telephone' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    sendReset: {
      call: (person, { id }) => person.call.memberSupport.sendReset({ id, reason: 'Asked by phone' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    // `other` has none.
    resetFactor: {
      call: (person, { id }) => person.call.memberSupport.resetFactor({ id, reason: 'Showed a passport' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'CONFLICT',
    },
    startBulk: {
      call: (person, { id }) =>
        person.call.memberSupport.startBulk({
          id: crypto.randomUUID(),
          act: 'export',
          who: { ids: [id] },
          reason: 'For the annual meeting',
        }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    // An act of somebody else.
    bulk: {
      call: (person) => person.call.memberSupport.bulk({ id: crypto.randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    stopBulk: {
      call: (person) => person.call.memberSupport.stopBulk({ id: crypto.randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    exportFile: {
      call: (person) => person.call.memberSupport.exportFile({ id: crypto.randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  figures: {
    read: { call: (person) => person.call.figures.read(), ...forCommunityStaff },
    summary: { call: (person) => person.call.figures.summary(), ...forCommunityStaff },
    csv: { call: (person) => person.call.figures.csv({ table: 'months' }), ...forCommunityStaff },
  },
  health: {
    check: { call: (person) => person.call.health.check({ id: 'database' }), ...forCommunityStaff },
    summary: { call: (person) => person.call.health.summary(), ...forCommunityStaff },
    figures: { call: (person) => person.call.health.figures({}), ...forCommunityStaff },
    support: { call: (person) => person.call.health.support(), ...forCommunityStaff },
    sendTestMail: { call: (person) => person.call.health.sendTestMail(), ...forCommunityStaff },
    retryFailed: { call: (person) => person.call.health.retryFailed(), ...forCommunityStaff },
  },
  operators: {
    acts: { call: (person) => person.call.operators.acts({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    actsFile: { call: (person) => person.call.operators.actsFile({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    logChoices: { call: (person) => person.call.operators.logChoices(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    checkLog: { call: (person) => person.call.operators.checkLog({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    compareKept: {
      call: (person) => person.call.operators.compareKept({ position: 1, hash: '0'.repeat(64) }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    staff: { call: (person) => person.call.operators.staff({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    roleOf: {
      call: (person, { id }) => person.call.operators.roleOf({ id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    factorRule: { call: (person) => person.call.operators.factorRule(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    setFactorRule: {
      call: (person) => person.call.operators.setFactorRule({ is_required: false }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    giveRole: {
      call: (person, { id }) => person.call.operators.giveRole({ id, role: 'member', reason: 'Only asked' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  calendars: {
    feed: {
      call: (person) => person.call.calendars.feed(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    makeFeed: {
      call: (person) => person.call.calendars.makeFeed(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    endFeed: {
      call: (person) => person.call.calendars.endFeed(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // The address grants access to the calendar; this one belongs to none.
    file: {
      call: (person) => person.call.calendars.file({ file: 'none.ics' }),
      visitor: 'NOT_FOUND',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    ics: {
      call: (person) => person.call.calendars.ics({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    export: {
      call: (person) => person.call.calendars.export({ from: '2026-11-01', to: '2026-12-01', format: 'csv' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    standing: {
      call: (person) => person.call.calendars.standing({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    add: {
      call: (person) => person.call.calendars.add({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    remove: {
      call: (person) => person.call.calendars.remove({ id: event }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  push: {
    key: { call: (person) => person.call.push.key(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    devices: { call: (person) => person.call.push.devices(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    register: { call: (person) => person.call.push.register(subscription), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    change: {
      call: (person) => person.call.push.change({ id: randomUUID(), says_what: true }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    remove: { call: (person) => person.call.push.remove({ id: randomUUID() }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    standing: { call: (person) => person.call.push.standing({ ids: [1] }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  reminders: {
    set: {
      call: (person) => person.call.reminders.set({ event_id: event, type: 'browser' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    list: {
      call: (person) => person.call.reminders.list({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    remove: {
      call: (person) => person.call.reminders.remove({ id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  referrals: {
    mine: {
      call: (person) => person.call.referrals.mine(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    clicked: {
      call: (person) => person.call.referrals.clicked({ code: 'ESG00000000' }),
      visitor: 'ok',
      member: 'ok',
      operator: 'ok',
    },
    join: {
      call: (person) => person.call.referrals.join({ code: 'ESG00000000' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
  },
  impactStatements: {
    statement: {
      call: (person) => person.call.impactStatements.statement({}),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    companies: {
      call: (person) => person.call.impactStatements.companies({ year: 2024, indicator: 2 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    missing: {
      call: (person) => person.call.impactStatements.missing({ year: 2024 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    figures: {
      call: (person) => person.call.impactStatements.figures({ year: 2024, id: investment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    enterFigures: {
      call: (person) =>
        person.call.impactStatements.enterFigures({
          year: 2024,
          id: investment,
          figures: [{ question: 'controversial-weapons', value: false }],
        }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    exportCsv: {
      call: (person) => person.call.impactStatements.exportCsv({ year: 2024 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
  },
  investments: {
    portfolio: {
      call: (person) => person.call.investments.portfolio({ base: 'EUR' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    list: {
      call: (person) => person.call.investments.list({}),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    get: {
      call: (person) => person.call.investments.get({ id: investment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    ofDeal: {
      call: (person) => person.call.investments.ofDeal({ id: deal }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    add: {
      call: (person) => person.call.investments.add({ id: randomUUID(), ...investmentOf() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    move: {
      call: (person) => person.call.investments.move({ id: investment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    change: {
      call: (person) => person.call.investments.change({ id: investment, ...investmentOf() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    addFlow: {
      call: (person) =>
        person.call.investments.addFlow({ id: investment, flow_id: randomUUID(), kind: 'fee', date: '2024-02-01', amount: 100 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    changeFlow: {
      call: (person) =>
        person.call.investments.changeFlow({ id: investment, flow_id: investment, kind: 'investment', date: '2024-02-01', amount: 100 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    removeFlow: {
      call: (person) => person.call.investments.removeFlow({ id: investment, flow_id: investment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    addValuation: {
      call: (person) => person.call.investments.addValuation({ id: investment, valuation_id: valuation, date: '2024-06-30', value: 200 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    changeValuation: {
      call: (person) =>
        person.call.investments.changeValuation({ id: investment, valuation_id: valuation, date: '2024-06-30', value: 300 }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    removeValuation: {
      call: (person) => person.call.investments.removeValuation({ id: investment, valuation_id: valuation }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    exportCsv: {
      call: (person) => person.call.investments.exportCsv({}),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    previewImport: {
      call: (person) => person.call.investments.previewImport({ file: ledgerFile() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    importCsv: {
      call: (person) => person.call.investments.importCsv({ file: ledgerFile() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    rates: {
      call: (person) => person.call.investments.rates({ source: 'own' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    setRate: {
      call: (person) => person.call.investments.setRate({ currency: 'USD', date: '2024-01-15', rate: '1.0945' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    removeRate: {
      call: (person) => person.call.investments.removeRate({ currency: 'USD', date: '2024-01-15' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    importRates: {
      call: (person) => person.call.investments.importRates({ file: ratesFile() }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
    communityRates: {
      call: (person) => person.call.investments.communityRates(),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    importCommunityRates: {
      call: (person) => person.call.investments.importCommunityRates({ file: ratesFile() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    remove: {
      call: (person) => person.call.investments.remove({ id: investment }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      investor: 'ok',
      operator: 'FORBIDDEN',
    },
  },
  reviews: {
    platform: { call: (person) => person.call.reviews.platform({}), visitor: 'ok', member: 'ok', operator: 'ok' },
    ofMember: {
      call: (person, other) => person.call.reviews.ofMember({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    standing: {
      call: (person, other) => person.call.reviews.standing({ member_id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // They do not know each other.
    write: {
      call: (person, other) => person.call.reviews.write({ member_id: other.id, rating: 5, review_text: 'Helpful.' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    remove: {
      call: (person) => person.call.reviews.remove({ id: review }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    reply: {
      call: (person) => person.call.reviews.reply({ id: review, reply: 'Thank you.' }),
      visitor: 'UNAUTHORIZED',
      member: 'FORBIDDEN',
      operator: 'FORBIDDEN',
    },
    latest: { call: (person) => person.call.reviews.latest({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    waiting: { call: (person) => person.call.reviews.waiting({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    approve: {
      call: (person) => person.call.reviews.approve({ ids: [review] }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    hide: {
      call: (person) => person.call.reviews.hide({ ids: [review], reason: 'An advertisement.' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    restore: {
      call: (person) => person.call.reviews.restore({ id: review }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  joining: {
    terms: { call: (person) => person.call.joining.terms({ invitation: 'none' }), visitor: 'ok', member: 'ok', operator: 'ok' },
    welcome: { call: (person) => person.call.joining.welcome(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    dismissWelcome: { call: (person) => person.call.joining.dismissWelcome(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    rules: { call: (person) => person.call.joining.rules(), ...forOperators },
    saveRules: { call: (person) => saveRules(person), ...forOperators },
    waiting: { call: (person) => person.call.joining.waiting(), ...forOperators },
    applications: { call: (person) => person.call.joining.applications({}), ...forOperators },
    approve: { call: (person) => person.call.joining.approve({ ids: [randomUUID()] }), ...forOperators },
    decline: { call: (person) => person.call.joining.decline({ ids: [randomUUID()], reason: 'Not now' }), ...forOperators },
    invitations: { call: (person) => person.call.joining.invitations({}), ...forOperators },
    invitationCounts: { call: (person) => person.call.joining.invitationCounts(), ...forOperators },
    createLink: { call: (person) => person.call.joining.createLink({}), ...forOperators },
    renewLink: {
      call: async (person) => person.call.joining.renewLink({ id: (await people.operator.call.joining.createLink({})).id }),
      ...forOperators,
    },
    // Of no invitation by email.
    takeBack: { call: (person) => person.call.joining.takeBack({ ids: [randomUUID()] }), ...forOperators },
    sendAgain: { call: (person) => person.call.joining.sendAgain({ id: randomUUID() }), ...forOperators, operator: 'NOT_FOUND' },
    previewFile: { call: (person) => person.call.joining.previewFile({ file: fileOf('email') }), ...forOperators },
    inviteFile: {
      call: (person) => person.call.joining.inviteFile({ file: fileOf(`${randomUUID()}@example.org`) }),
      ...forOperators,
    },
    exportInvitations: { call: (person) => person.call.joining.exportInvitations(), ...forOperators },
    welcomeSettings: { call: (person) => person.call.joining.welcomeSettings(), ...forOperators },
    saveWelcome: { call: (person) => saveWelcome(person), ...forOperators },
  },
  knowledge: {
    articles: { call: (person) => person.call.knowledge.articles(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    article: {
      call: (person) => person.call.knowledge.article({ slug: 'series-a-guide' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    search: { call: (person) => person.call.knowledge.search({ query: 'runway' }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    file: {
      call: (person) => person.call.knowledge.file({ name: 'none.pptx' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    webinars: { call: (person) => person.call.knowledge.webinars({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    resources: {
      call: (person) => person.call.knowledge.resources({ id: group }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    saveResource: {
      call: (person) => person.call.knowledge.saveResource({ id: randomUUID(), group_id: oldGroup, title: 'Reading list' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    removeResource: {
      call: (person) => person.call.knowledge.removeResource({ id: randomUUID(), group_id: oldGroup }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    managedWebinars: {
      call: (person) => person.call.knowledge.managedWebinars({}),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    saveWebinar: {
      call: (person) =>
        person.call.knowledge.saveWebinar({
          id: webinar,
          title: 'Term sheets',
          speaker: 'Ada Example',
          starts_at: '2030-05-01T15:00:00Z',
          minutes: 60,
        }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    removeWebinar: {
      call: (person) => person.call.knowledge.removeWebinar({ id: webinar }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  reports: {
    report: {
      call: (person, other) => person.call.reports.report({ id: crypto.randomUUID(), member_id: other.id, reason: 'spam' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    ownDecisions: {
      call: (person) => person.call.reports.ownDecisions({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    answer: {
      call: (person) => person.call.reports.answer({ id: randomUUID(), answer: 'It was not like that.' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    decisionOfLink: {
      call: (person) => person.call.reports.decisionOfLink({ token: 'none' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    answerByLink: {
      call: (person) => person.call.reports.answerByLink({ token: 'none', answer: 'It was not like that.' }),
      visitor: 'BAD_REQUEST',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    cases: {
      call: (person) => person.call.reports.cases({}),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    waiting: {
      call: (person) => person.call.reports.waiting(),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    caseById: {
      call: (person) => person.call.reports.caseById({ id: reported }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    reportsOfCase: {
      call: (person) => person.call.reports.reportsOfCase({ id: reported }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    decide: {
      call: (person) => person.call.reports.decide({ id: reported, version: 0 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  sustainabilityReports: {
    previewImport: {
      call: (person) =>
        person.call.sustainabilityReports.previewImport({ id: organisation.id, year: reportedYear, file: new File(['{}'], 'report.json') }),
      ...forItsPeople,
    },
    importFile: {
      call: (person) =>
        person.call.sustainabilityReports.importFile({
          id: organisation.id,
          year: reportedYear,
          seen: '',
          file: new File(['{}'], 'report.json'),
        }),
      ...forItsPeople,
    },
    // They may see the organisation, but none of its answers.
    export: {
      call: (person) => person.call.sustainabilityReports.export({ id: organisation.id, year: reportedYear, format: 'vsme-json' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  // All of these people are outsiders to the organisation, whose page is not public.
  sustainability: {
    overview: { call: (person) => person.call.sustainability.overview({ id: organisation.id, year: reportedYear }), ...forItsPeople },
    questions: {
      call: (person) => person.call.sustainability.questions({ id: organisation.id, year: reportedYear, section: 'climate' }),
      ...forItsPeople,
    },
    options: {
      call: (person) => person.call.sustainability.options({ list: 'nace', q: 'solar' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    setPeriod: {
      call: (person) =>
        person.call.sustainability.setPeriod({
          id: organisation.id,
          year: reportedYear,
          starts_on: `${reportedYear}-01-01`,
          ends_on: `${reportedYear}-12-31`,
          currency: 'EUR',
        }),
      ...forItsPeople,
    },
    answer: {
      call: (person) =>
        person.call.sustainability.answer({ id: organisation.id, year: reportedYear, question: 'turnover', value: '1', version: 0 }),
      ...forItsPeople,
    },
    clear: {
      call: (person) => person.call.sustainability.clear({ id: organisation.id, year: reportedYear, question: 'turnover', version: 1 }),
      ...forItsPeople,
    },
    keep: {
      call: (person) => person.call.sustainability.keep({ id: organisation.id, year: reportedYear, questions: ['turnover'] }),
      ...forItsPeople,
    },
    history: {
      call: (person) => person.call.sustainability.history({ id: organisation.id, year: reportedYear, question: 'turnover' }),
      ...forItsPeople,
    },
    takeSection: {
      call: (person) => person.call.sustainability.takeSection({ id: organisation.id, section: 'climate', is_mine: true }),
      ...forItsPeople,
    },
    addFile: { call: (person) => person.call.sustainability.addFile({ id: organisation.id, file_id: randomUUID() }), ...forItsPeople },
    files: { call: (person) => person.call.sustainability.files({ id: organisation.id }), ...forItsPeople },
    addEvidence: {
      call: (person) =>
        person.call.sustainability.addEvidence({
          id: organisation.id,
          year: reportedYear,
          question: 'turnover',
          evidence_id: randomUUID(),
          note: 'Seen',
        }),
      ...forItsPeople,
    },
    removeEvidence: {
      call: (person) => person.call.sustainability.removeEvidence({ id: organisation.id, evidence_id: randomUUID() }),
      ...forItsPeople,
    },
    confirm: {
      call: (person) =>
        person.call.sustainability.confirm({
          id: organisation.id,
          year: reportedYear,
          question: 'turnover',
          version: 1,
          statement: 'Auditor',
        }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    withdrawConfirmation: {
      call: (person) => person.call.sustainability.withdrawConfirmation({ id: organisation.id, year: reportedYear, question: 'turnover' }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    read: {
      call: (person) => person.call.sustainability.read({ id: organisation.id }),
      visitor: 'NOT_FOUND',
      member: 'ok',
      operator: 'ok',
    },
    facts: {
      call: (person) => person.call.sustainability.facts({ id: organisation.id }),
      visitor: 'NOT_FOUND',
      member: 'ok',
      operator: 'ok',
    },
    readings: { call: (person) => person.call.sustainability.readings({ id: organisation.id }), ...forItsPeople },
    ask: {
      call: (person) =>
        person.call.sustainability.ask({
          organisations: [{ id: organisation.id, request_id: randomUUID() }],
          framework: 'goals',
          year: reportedYear,
        }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdraw: {
      call: (person) => person.call.sustainability.withdraw({ request_id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    sent: {
      call: (person) => person.call.sustainability.sent({}),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    waiting: { call: (person) => person.call.sustainability.waiting(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    received: { call: (person) => person.call.sustainability.received({ id: organisation.id }), ...forItsPeople },
    grant: { call: (person) => person.call.sustainability.grant({ id: organisation.id, request_ids: [randomUUID()] }), ...forItsPeople },
    decline: { call: (person) => person.call.sustainability.decline({ id: organisation.id, request_id: randomUUID() }), ...forItsPeople },
    revoke: { call: (person) => person.call.sustainability.revoke({ id: organisation.id, request_id: randomUUID() }), ...forItsPeople },
    setAudiences: {
      call: (person) => person.call.sustainability.setAudiences({ id: organisation.id, audiences: { climate: 'public' } }),
      ...forItsPeople,
    },
  },
  organisations: {
    get: {
      call: (person) => person.call.organisations.get({ slug: organisation.slug }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    mine: { call: (person) => person.call.organisations.mine(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    ofMember: {
      call: (person) => person.call.organisations.ofMember({ id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    found: {
      call: async (person) => {
        await person.call.profiles.save(profileOf(person))
        await person.call.organisations.found({ id: randomUUID(), ...organisationOf({ name: person.id }), is_another: true })
      },
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    pictureFile: {
      call: (person) => person.call.organisations.pictureFile({ key: 'organisation-pictures/none-64.webp' }),
      visitor: 'NOT_FOUND',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    people: {
      call: (person) => person.call.organisations.people({ id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    portfolio: {
      call: (person) => person.call.organisations.portfolio({ id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    receivedInvitations: {
      call: (person) => person.call.organisations.receivedInvitations(),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    whenLeaving: { call: (person) => person.call.organisations.whenLeaving(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    askToJoin: {
      call: async (person) => {
        await person.call.profiles.save(profileOf(person))
        await person.call.organisations.askToJoin({ id: organisation.id })
      },
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    withdrawRequest: {
      call: (person) => person.call.organisations.withdrawRequest({ id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'ok',
      operator: 'ok',
    },
    // The invitation is for somebody else.
    invitation: {
      call: (person) => person.call.organisations.invitation({ id: organisation.id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    answerInvitation: {
      call: (person) => person.call.organisations.answerInvitation({ id: organisation.id, answer: 'accept' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    // What follows is for its people; features/organisations/server/roles.test.ts has the rows of each role.
    change: { call: (person) => person.call.organisations.change({ id: organisation.id, ...organisationOf() }), ...forItsPeople },
    remove: { call: (person) => person.call.organisations.remove({ id: organisation.id }), ...forItsPeople },
    uploadLogo: {
      call: (person) => person.call.organisations.uploadLogo({ id: organisation.id, file: new File(['no picture'], 'logo.png') }),
      ...forItsPeople,
    },
    uploadCover: {
      call: (person) => person.call.organisations.uploadCover({ id: organisation.id, file: new File(['no picture'], 'cover.png') }),
      ...forItsPeople,
    },
    removeLogo: { call: (person) => person.call.organisations.removeLogo({ id: organisation.id }), ...forItsPeople },
    removeCover: { call: (person) => person.call.organisations.removeCover({ id: organisation.id }), ...forItsPeople },
    changePerson: {
      call: (person, other) => person.call.organisations.changePerson({ id: organisation.id, member_id: other.id, title: 'Nobody' }),
      ...forItsPeople,
    },
    removePerson: {
      call: (person, other) => person.call.organisations.removePerson({ id: organisation.id, member_id: other.id }),
      ...forItsPeople,
    },
    colleagues: { call: (person) => person.call.organisations.colleagues({ id: organisation.id }), ...forItsPeople },
    invitations: { call: (person) => person.call.organisations.invitations({ id: organisation.id }), ...forItsPeople },
    invite: { call: (person) => person.call.organisations.invite({ id: organisation.id, member_id: unwanted.id }), ...forItsPeople },
    withdrawInvitation: {
      call: (person) => person.call.organisations.withdrawInvitation({ id: organisation.id, invitation_id: organisation.id }),
      ...forItsPeople,
    },
    requests: { call: (person) => person.call.organisations.requests({ id: organisation.id }), ...forItsPeople },
    answerRequest: {
      call: (person) => person.call.organisations.answerRequest({ id: organisation.id, member_id: unwanted.id, answer: 'accept' }),
      ...forItsPeople,
    },
    portfolioRequests: { call: (person) => person.call.organisations.portfolioRequests({ id: organisation.id }), ...forItsPeople },
    stateInvestment: {
      call: (person) => person.call.organisations.stateInvestment({ fund_id: organisation.id, company_id: randomUUID() }),
      ...forItsPeople,
    },
    denyInvestment: {
      call: (person) => person.call.organisations.denyInvestment({ fund_id: organisation.id, company_id: randomUUID() }),
      ...forItsPeople,
    },
    verification: { call: (person) => person.call.organisations.verification({ id: organisation.id }), ...forItsPeople },
    verify: { call: (person) => person.call.organisations.verify({ id: organisation.id, method: 'email' }), ...forItsPeople },
    withdrawVerification: {
      call: (person) => person.call.organisations.withdrawVerification({ id: organisation.id }),
      ...forItsPeople,
    },
    merge: {
      call: (person) => person.call.organisations.merge({ id: organisation.id, other_id: randomUUID() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    restore: {
      call: (person, other) => person.call.organisations.restore({ id: organisation.id, owner_id: other.id }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  updates: {
    received: { call: (person) => person.call.updates.received({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    sent: { call: (person) => person.call.updates.sent({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    senders: { call: (person) => person.call.updates.senders(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    investors: { call: (person) => person.call.updates.investors({}), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // It was sent to someone else.
    get: { call: (person) => person.call.updates.get({ id: update }), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'NOT_FOUND' },
    markRead: {
      call: (person) => person.call.updates.markRead({ id: update }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    // Founders, once they are connected with investors.
    send: {
      call: async (person) => {
        await person.call.profiles.save(profileOf(person))
        await person.call.updates.send({ id: randomUUID(), ...updateOf() })
      },
      visitor: 'UNAUTHORIZED',
      startup: 'CONFLICT',
      member: 'FORBIDDEN',
      operator: 'CONFLICT',
    },
    change: {
      call: (person) => person.call.updates.change({ id: update, ...updateOf() }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
    remove: {
      call: (person) => person.call.updates.remove({ id: update }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'NOT_FOUND',
    },
  },
  legal: {
    news: { call: (person) => person.call.legal.news(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    accept: { call: (person) => person.call.legal.accept({ number: 1 }), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    state: { call: (person) => person.call.legal.state(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    versions: { call: (person) => person.call.legal.versions({}), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    preview: {
      call: (person) => person.call.legal.preview({ language: 'en', additions: {} }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    // There is no version before it.
    publish: {
      call: (person) =>
        person.call.legal.publish({ base: 99, is_required: true, summary: { en: 'More' }, additions: { en: 'Be kind.' }, reason: 'Asked' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'CONFLICT',
    },
  },
  retention: {
    rules: { call: (person) => person.call.retention.rules(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'ok' },
    dryRun: {
      call: (person) => person.call.retention.dryRun({ id: 'notifications.read', days: 90 }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
    save: {
      call: (person) => person.call.retention.save({ id: 'events.interactions', days: null, before: null, reason: 'Asked' }),
      visitor: 'UNAUTHORIZED',
      member: 'NOT_FOUND',
      operator: 'ok',
    },
  },
  exports: {
    mine: { call: (person) => person.call.exports.mine(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
    // No one has one yet.
    file: { call: (person) => person.call.exports.file(), visitor: 'UNAUTHORIZED', member: 'NOT_FOUND', operator: 'NOT_FOUND' },
    ask: { call: (person) => person.call.exports.ask(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
  leaving: {
    // Permitted members then get an error, since the password is wrong.
    ask: {
      call: (person) => person.call.leaving.ask({ current_password: 'not my password' }),
      visitor: 'UNAUTHORIZED',
      member: 'BAD_REQUEST',
      operator: 'BAD_REQUEST',
    },
    keep: { call: (person) => person.call.leaving.keep(), visitor: 'UNAUTHORIZED', member: 'ok', operator: 'ok' },
  },
}

/** What members can still do after requesting the deletion of their account. */
const whileLeaving = ['exports.ask', 'exports.file', 'exports.mine', 'leaving.keep', 'accounts.lendCookie', 'accounts.signOut']

const rows = Object.entries(matrix).flatMap(([room, procedures]) =>
  Object.entries(procedures as Record<string, Row>).map(([name, row]) => ({ name: `${room}.${name}`, row })),
)

const world = testWorld()
let people: Record<Kind, Person>
let other: Person
/** Blocked by everyone and not used elsewhere. */
let unwanted: Person
/** A deal of `other`. */
let deal: string
/** A group whose leaders decide who joins; `other` leads it. */
let group: string
/** One that nobody needs. */
let oldGroup: string
/** An event hosted by `other`. */
let event: string
/** A post of `other`, and a comment on it. */
let newsPost: string
let newsComment: string
/** A source that an operator follows, and a curated event. */
let source: string
const curated = randomUUID()
/** Belongs to the investor, with a valuation. */
const investment = randomUUID()
const valuation = randomUUID()
/** A fund that the investor owns, its pipeline's first two columns, and a note of theirs about the deal in it. */
let fund: string
let columns: [string, string]
let note: string
/** Of `other` and somebody that nobody else knows. */
let meeting: string
let stranger: Person
/** A calendar elsewhere, of `other`. */
const calendar = randomUUID()
/** A review of the platform by `other`. */
let review: string
const webinar = randomUUID()
/** An update that `other` sent to someone. */
let update: string
/** An introduction by `other` of two members to each other. */
let introduction: string
let organisation: { id: string; slug: string }
/** What `unwanted` was reported for. */
let reported: string
/** Office hours of `other`, and a time of theirs. */
let hours: string
let slot: string
/** A draft in which `other` is a mentor and `stranger` a founder. */
const mentoringDay = () => draftDay(people.operator, { mentors: [other], founders: [stranger] })
const seenDay = async () => ({ id: await mentoringDay(), version: 3 })
const mentoringPair = () => ({ mentor_id: other.id, founder_id: stranger.id })
/** The same with a planned meeting. */
async function plannedDay() {
  const day = await seenDay()
  await people.operator.call.mentoringDays.plan(day)
  return { id: day.id, version: 4 }
}
async function askedDay() {
  const day = await seenDay()
  await people.operator.call.mentoringDays.ask(day)
  return { id: day.id, version: 4 }
}
/** The deal's deck, not uploaded yet. */
const deck = randomUUID()

beforeAll(async () => {
  people = await oneOfEachKind(world)
  other = await world.join()
  await other.call.profiles.save(profileOf(other))
  deal = await post(other)
  oldGroup = (await groupOf(people.operator)).id
  group = (await groupOf(people.operator, { visibility: 'request' }, other)).id
  event = await hostEvent(other)
  await other.call.meetings.saveSettings(settingsOf())
  await other.call.busyTimes.saveFeed({ ...feedOf('https://10.0.0.1/busy.ics'), id: calendar })
  stranger = await world.join()
  await stranger.call.profiles.save(profileOf(stranger))
  meeting = (await bookTime(stranger, other, hoursAhead(30))).id
  hours = await offerHours(other, { places: 12 })
  slot = (await slotsFor(stranger, hours))[0]?.id ?? ''
  newsPost = (await postOf(other, 'Good evening')).id
  newsComment = (await commentOn(other, newsPost, 'To everybody')).id
  source = (await people.operator.call.eventSources.add({ kind: 'icalendar', address: 'https://10.0.0.1/followed.ics' })).id
  await other.call.documents.begin({ id: deck, subject_id: deal, kind: 'deck', name: 'Deck', bytes: 100 })
  unwanted = await world.join()
  await mayReviewPlatform(world, other)
  review = (await other.call.reviews.write({ rating: 4, review_text: 'Good people.' })).id
  await people.investor.call.investments.add({ id: investment, ...investmentOf() })
  fund = (await found(people.investor, { kind: 'fund', name: 'Northwind Capital' })).id
  await people.investor.call.teamPipeline.add({ id: fund, deal_id: deal })
  columns = Object.values(await columnsIn(people.investor, { id: fund })) as [string, string]
  note = await noteOn(people.investor, { id: fund }, deal)
  await report(other, { member_id: unwanted.id })
  reported = (await firstCase(people.operator)).id
  const investors = [await investorNamed(world, 'Ines Invests'), await investorNamed(world, 'Ivo Invests')] as const
  for (const investor of investors) await connect(other, investor)
  introduction = await introduce(other, ...investors)
  update = await sendUpdate(other)
  organisation = await found(other)
})

test('every procedure of the contract has a row', () => {
  const procedures = Object.entries(contract).flatMap(([room, members]) =>
    Object.entries(members).flatMap(([name, value]) => (isContractProcedure(value) ? [`${room}.${name}`] : [])),
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(procedures.toSorted())
})

test.each(rows)('$name', async ({ row }) => {
  const outcomes: Partial<Record<Kind, string>> = {}
  const expected: Partial<Record<Kind, string>> = {}
  for (const kind of kinds) {
    const person = people[kind]
    expected[kind] = (kind === 'mentor' || kind === 'advisor' ? undefined : row[kind]) ?? row.member
    outcomes[kind] = await outcomeOf(row.call(person, other))
    if (kind === 'visitor') person.cookies.clear()
    else if (row.changesSession) await signIn(person)
  }
  expect(outcomes).toEqual(expected)
})

/** The procedures of those who run the community: their area, and whether they only read. */
const ofStaff: Record<string, [StaffArea, 'reads' | 'changes']> = {
  'announcements.list': ['community', 'reads'],
  'announcements.get': ['community', 'reads'],
  'announcements.reach': ['community', 'reads'],
  'announcements.preview': ['community', 'reads'],
  'announcements.save': ['community', 'changes'],
  'announcements.remove': ['community', 'changes'],
  'announcements.sendTest': ['community', 'changes'],
  'announcements.publish': ['community', 'changes'],
  'announcements.callOff': ['community', 'changes'],
  'announcements.stop': ['community', 'changes'],
  'announcements.continue': ['community', 'changes'],
  'announcements.endBanner': ['community', 'changes'],
  'community.settings': ['community', 'reads'],
  'community.preview': ['community', 'reads'],
  'community.save': ['community', 'changes'],
  'eventSources.list': ['programme', 'reads'],
  'eventSources.curated': ['programme', 'reads'],
  'eventSources.add': ['programme', 'changes'],
  'eventSources.setState': ['programme', 'changes'],
  'eventSources.fetchNow': ['programme', 'changes'],
  'eventSources.remove': ['programme', 'changes'],
  'eventSources.saveCurated': ['programme', 'changes'],
  'eventSources.removeCurated': ['programme', 'changes'],
  'fields.console': ['community', 'reads'],
  'fields.add': ['community', 'changes'],
  'fields.change': ['community', 'changes'],
  'fields.move': ['community', 'changes'],
  'fields.archive': ['community', 'changes'],
  'fields.restore': ['community', 'changes'],
  'fields.remove': ['community', 'changes'],
  'fields.answer': ['community', 'changes'],
  'investments.communityRates': ['community', 'reads'],
  'investments.importCommunityRates': ['community', 'changes'],
  'joining.rules': ['community', 'reads'],
  'joining.saveRules': ['community', 'changes'],
  'joining.waiting': ['community', 'reads'],
  'joining.applications': ['community', 'reads'],
  'joining.approve': ['community', 'changes'],
  'joining.decline': ['community', 'changes'],
  'joining.invitations': ['community', 'reads'],
  'joining.invitationCounts': ['community', 'reads'],
  'joining.createLink': ['community', 'changes'],
  'joining.renewLink': ['community', 'changes'],
  'joining.takeBack': ['community', 'changes'],
  'joining.previewFile': ['community', 'reads'],
  'joining.inviteFile': ['community', 'changes'],
  'joining.exportInvitations': ['community', 'reads'],
  'joining.welcomeSettings': ['community', 'reads'],
  'joining.saveWelcome': ['community', 'changes'],
  'mentoringDays.list': ['programme', 'reads'],
  'mentoringDays.get': ['programme', 'reads'],
  'mentoringDays.save': ['programme', 'changes'],
  'mentoringDays.remove': ['programme', 'changes'],
  'mentoringDays.addPeople': ['programme', 'changes'],
  'mentoringDays.addGroup': ['programme', 'changes'],
  'mentoringDays.removePerson': ['programme', 'changes'],
  'mentoringDays.setPlace': ['programme', 'changes'],
  'mentoringDays.ask': ['programme', 'changes'],
  'mentoringDays.plan': ['programme', 'changes'],
  'mentoringDays.place': ['programme', 'changes'],
  'mentoringDays.unplace': ['programme', 'changes'],
  'mentoringDays.pin': ['programme', 'changes'],
  'mentoringDays.send': ['programme', 'changes'],
  'mentoringDays.cancel': ['programme', 'changes'],
  'groups.all': ['programme', 'reads'],
  'groups.staffChoices': ['programme', 'reads'],
  'groups.remove': ['programme', 'changes'],
  'groups.save': ['programme', 'changes'],
  'groups.setArchived': ['programme', 'changes'],
  'groups.setLeader': ['programme', 'changes'],
  'knowledge.managedWebinars': ['programme', 'reads'],
  'knowledge.saveWebinar': ['programme', 'changes'],
  'knowledge.removeWebinar': ['programme', 'changes'],
  'organisations.restore': ['moderation', 'changes'],
  'reports.cases': ['moderation', 'reads'],
  'reports.caseById': ['moderation', 'reads'],
  'reports.reportsOfCase': ['moderation', 'reads'],
  'reports.waiting': ['moderation', 'reads'],
  'reports.decide': ['moderation', 'changes'],
  'reviews.latest': ['moderation', 'reads'],
  'reviews.waiting': ['moderation', 'reads'],
  'reviews.approve': ['moderation', 'changes'],
  'reviews.hide': ['moderation', 'changes'],
  'reviews.restore': ['moderation', 'changes'],
  'memberSupport.list': ['community', 'reads'],
  'memberSupport.count': ['community', 'reads'],
  'memberSupport.member': ['community', 'reads'],
  'memberSupport.mails': ['community', 'reads'],
  'memberSupport.acts': ['community', 'reads'],
  'memberSupport.correctEmail': ['community', 'changes'],
  'memberSupport.resendConfirmation': ['community', 'changes'],
  'memberSupport.endSessions': ['community', 'changes'],
  'memberSupport.sendReset': ['community', 'changes'],
  'memberSupport.resetFactor': ['community', 'changes'],
  'memberSupport.startBulk': ['community', 'changes'],
  'figures.read': ['community', 'reads'],
  'figures.summary': ['community', 'reads'],
  'figures.csv': ['community', 'reads'],
  'health.check': ['community', 'reads'],
  'health.summary': ['community', 'reads'],
  'health.figures': ['community', 'reads'],
  'health.support': ['community', 'reads'],
  'health.sendTestMail': ['community', 'changes'],
  'health.retryFailed': ['community', 'changes'],
  'newsfeed.pin': ['programme', 'changes'],
  'newsfeed.unpin': ['programme', 'changes'],
  'legal.state': ['community', 'reads'],
  'legal.versions': ['community', 'reads'],
  'legal.preview': ['community', 'reads'],
  'legal.publish': ['community', 'changes'],
  'retention.rules': ['community', 'reads'],
  'retention.dryRun': ['community', 'reads'],
  'retention.save': ['community', 'changes'],
  'operators.acts': ['staff', 'reads'],
  'operators.actsFile': ['staff', 'reads'],
  'operators.logChoices': ['staff', 'reads'],
  'operators.checkLog': ['staff', 'reads'],
  'operators.compareKept': ['staff', 'reads'],
  'operators.staff': ['staff', 'reads'],
  'operators.roleOf': ['staff', 'reads'],
  'operators.factorRule': ['staff', 'reads'],
  'operators.setFactorRule': ['staff', 'changes'],
  'operators.giveRole': ['staff', 'changes'],
}

describe('of those who help to run the community', () => {
  const staffRows = rows.filter(({ row }) => row.member === 'NOT_FOUND' && row.operator !== row.member)

  test('every procedure has an area', () => {
    expect(staffRows.map(({ name }) => name).toSorted()).toEqual(Object.keys(ofStaff).toSorted())
  })

  test('what they read is below /operators, which browsers do not keep for later', () => {
    const pathOf = (name: string) => {
      const [room = '', procedure = ''] = name.split('.')
      const value = (contract as unknown as Record<string, Record<string, unknown>>)[room]?.[procedure]
      return isContractProcedure(value) ? value['~orpc'].route.path : undefined
    }
    const elsewhere = Object.entries(ofStaff).filter(([name, [, act]]) => act === 'reads' && !pathOf(name)?.startsWith('/operators/'))
    // Exchange rates concern nobody.
    expect(elsewhere.map(([name]) => name)).toEqual(['investments.communityRates'])
  })

  test.each(['moderator', 'programme_manager', 'auditor'] as const)('a %s only reaches what the role is for', async (role) => {
    const person = await world.join()
    await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
    world.server.accounts.forgetActors()
    for (const { name, row } of staffRows) {
      const [area, act] = ofStaff[name] ?? ['staff', 'changes']
      const may = act === 'reads' ? mayRead(role, area) : mayChange(role, area)
      const outcome = await outcomeOf(row.call(person, other))
      const refusal = mayRead(role, area) ? 'FORBIDDEN' : 'NOT_FOUND'
      const usual = may ? row.operator : refusal
      // What is already done cannot be done again, not even by an operator.
      const expected = may && outcome !== usual ? await outcomeOf(row.call(people.operator, other)) : usual
      expect(outcome, name).toBe(expected)
    }
  })
})

test('a member about to leave can keep the account, export their data and sign out', async () => {
  const leaving = await world.join()
  await leaving.call.leaving.ask({ current_password: leaving.password })
  await signIn(leaving)
  const allowed: string[] = []
  for (const { name, row } of rows) {
    if (row.visitor !== 'UNAUTHORIZED' || name === 'accounts.signIn' || name === 'leaving.keep' || name === 'accounts.signOut') continue
    const answer = await row.call(leaving, other).then(
      () => 'ok',
      (error: ORPCError<string, { problem?: string }>) => error.data.problem,
    )
    if (answer !== 'problem.leaving') allowed.push(name)
  }
  await leaving.call.leaving.keep()
  expect((await leaving.call.members.me()).member?.leaves_at).toBeNull()
  expect([...allowed, 'leaving.keep', 'accounts.signOut'].toSorted()).toEqual(whileLeaving.toSorted())
})

test('a member who has to accept new terms can read and accept them, export their data, leave and sign out', async () => {
  const late = await world.join()
  await world.services.database.transaction((tx) => setTermsInForce(tx, { number: 2, required: 2 }))
  world.server.accounts.forgetActors()
  try {
    const allowed: string[] = []
    for (const { name, row } of rows) {
      if (row.visitor !== 'UNAUTHORIZED' || name === 'accounts.signIn' || name === 'accounts.signOut' || name === 'legal.accept') continue
      const answer = await row.call(late, other).then(
        () => 'ok',
        (error: ORPCError<string, { problem?: string }>) => error.data.problem,
      )
      if (answer !== 'problem.termsDue') allowed.push(name)
    }
    expect([...allowed, 'accounts.signOut'].toSorted()).toEqual([...whileLeaving, 'legal.news', 'leaving.ask'].toSorted())
    await late.call.legal.accept({ number: 2 })
    expect((await late.call.members.me()).member?.terms_due).toBeNull()
    expect(await outcomeOf(late.call.notifications.list({}))).toBe('ok')
  } finally {
    await world.services.database.kysely.deleteFrom('terms_in_force').execute()
    world.server.accounts.forgetActors()
  }
})

test('the OpenAPI document requires a session where visitors are refused without one', async () => {
  const { paths } = (await (await world.visitor().fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string; security?: object[] }>>
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const open = operations.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId)
  const refusing = ['accounts.signIn']
  const forVisitors = rows.filter(({ name, row }) => row.visitor !== 'UNAUTHORIZED' || refusing.includes(name)).map(({ name }) => name)
  expect(open.toSorted()).toEqual(forVisitors.toSorted())
})

async function outcomeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer
    return 'ok'
  } catch (error) {
    if (error instanceof ORPCError) return error.code
    throw error
  }
}

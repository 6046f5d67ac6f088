export { AnswerRequest } from './AnswerRequest.tsx'
export { isStillSignedIn, markSigningOut, memberIn, refreshMember, rememberMember, useMember, useRefreshMember } from './data.ts'
export { PersonName, PersonPicture } from './PersonLine.tsx'
export { useChangesArea, useReadsArea } from './staff.ts'

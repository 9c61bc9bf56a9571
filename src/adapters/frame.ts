/** What the frame and its first page ask for, and a sign-in page does not: one part, fetched when it is first wanted. */
export { makeGroups } from './rest/groups'
export { makeProfiles } from './rest/profiles'
export { makeSurroundings } from './rest/surroundings'
export { makeLiveFeed } from './socket/live-feed'

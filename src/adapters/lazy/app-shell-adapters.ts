/**
 * What the frame and its first page ask for, and a sign-in page does not: one part, fetched when it is first wanted.
 */
export { makeGroups } from '../rest/groups'
export { makeProfiles } from '../rest/profiles'
export { makeBalanceAndActivity as makeSurroundings } from '../rest/balance-and-activity'
export { makeLiveFeed } from '../socket/live-feed'

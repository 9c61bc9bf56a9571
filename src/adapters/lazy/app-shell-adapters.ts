/** The adapters of the app shell and its first page, in a chunk of their own. The sign-in page does not need them. */
export { makeGroups } from '../rest/groups'
export { makeProfiles } from '../rest/profiles'
export { makeBalanceAndActivity } from '../rest/balance-and-activity'
export { makeLiveFeed } from '../socket/live-feed'

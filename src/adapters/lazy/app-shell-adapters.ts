/** The adapters of the app shell and its first page, in a separate chunk. The sign-in page does not load this chunk. */
export { makeGroups } from '../rest/groups'
export { makeProfiles } from '../rest/profiles'

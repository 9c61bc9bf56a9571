/** What live rooms ask for and hear; fetched with the first page or frame of them. */
export { makeRooms } from './rest/rooms'
export { makeSpaces } from './rest/spaces'
export { readSpaceFrame } from './wire/room-frame'

/** What somebody needs who is in, and a sign-in page does not: one part, fetched when it is first wanted. */
export { makeArchive } from './browser/archive'
export { makeSimulatorConversations } from './im/simulator/conversations'
export { makeBots } from './rest/bots'
export { makeChatCalls } from './rest/chat-calls'
export { makeGroups } from './rest/groups'
export { makeMemes } from './rest/memes'
export { makeProfiles } from './rest/profiles'
export { makeSurroundings } from './rest/surroundings'

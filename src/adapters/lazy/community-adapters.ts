/** What is between people: wanted a moment after the frame, or with a page that shows it. */
export { makeArchive } from '../browser/storage/archive'
export { makeSimulatorConversations } from '../im/simulator/conversations'
export { makeAnnouncements } from '../rest/announcements'
export { makeBots } from '../rest/bot-list'
export { makeChatRest as makeChatCalls } from '../rest/chat/chat-rest'
export { makeGroupAdmin as makeGroupRunning } from '../rest/group-admin'
export { makeMemes } from '../rest/chat/memes'
export { makeGroupOverviews as makeSpotlights } from '../rest/group-overview'

/** What is between people: wanted a moment after the frame, or with a page that shows it. */
export { makeArchive } from './browser/archive'
export { makeSimulatorConversations } from './im/simulator/conversations'
export { makeAnnouncements } from './rest/announcements'
export { makeBots } from './rest/bots'
export { makeChatCalls } from './rest/chat-calls'
export { makeGroupRunning } from './rest/group-running'
export { makeMemes } from './rest/memes'
export { makeSpotlights } from './rest/spotlights'

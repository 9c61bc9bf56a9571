/** What the script needs that runs before the first paint of an opening page. It must stay small. */
export { sendEarlyCalls } from './browser/network/send-early-calls'
export { rememberedLook } from './browser/page/remembered-look'
export { makeSettings } from './browser/storage/settings'

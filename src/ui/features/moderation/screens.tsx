import { ModerationScreen } from './ModerationScreen'

export { translations } from './translations'
export const screens = { '/moderation': ModerationScreen }

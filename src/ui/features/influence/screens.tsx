import { AttentionScreen } from './AttentionScreen'

export const screens = { '/profile/attentionDetail': AttentionScreen }
export { translations } from './translations'

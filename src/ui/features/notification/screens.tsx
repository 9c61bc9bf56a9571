import { paths } from '../../app/routing/paths'
import { NotificationScreen } from './NotificationScreen'

export const screens = { [paths.notifications]: NotificationScreen }
export { translations } from './translations'

import { paths } from '../../app/paths'
import { NotificationScreen } from './NotificationScreen'

export const screens = { [paths.notifications]: NotificationScreen }
export { words } from './words'

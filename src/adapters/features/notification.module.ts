import { notificationBody } from '../../application/features/notification/notification'
import { noticePermission } from '../browser/notice-permission'
import { makeNotifications } from '../rest/notifications'
import type { RestClient } from '../rest/rest-client'
import { T, type Hosts } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(notificationBody, (port) => port.toResolvedValue(
  (rest: RestClient, { pictures }: Hosts) => ({ ...makeNotifications(rest, pictures), permission: () => noticePermission() }),
  [T.rest, T.hosts]).inSingletonScope())

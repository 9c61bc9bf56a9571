import { makeAppBadge } from '../../browser/page/app-badge'
import { notificationImplementation } from '../../../application/features/notification/notification'
import { notificationPermission } from '../../browser/page/notification-permission'
import { makeNotifications } from '../../rest/notifications'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS, type ProviderHosts } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(notificationImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, { pictures }: ProviderHosts) => ({
        ...makeNotifications(rest, pictures),
        badge: makeAppBadge(),
        permission: () => notificationPermission(),
      }),
      [TOKENS.rest, TOKENS.hosts],
    )
    .inSingletonScope(),
)

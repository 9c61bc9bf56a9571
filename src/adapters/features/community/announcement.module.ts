import { announcementImplementation } from '../../../application/features/announcement/announcement'
import { makeAnnouncements } from '../../rest/announcements'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(announcementImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeAnnouncements(rest), [TOKENS.rest]).inSingletonScope(),
)

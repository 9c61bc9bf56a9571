import { announcementImplementation } from '../../../application/features/announcement/announcement'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(announcementImplementation)

import { groupAdminImplementation } from '../../../application/features/group-admin/group-admin'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(groupAdminImplementation)

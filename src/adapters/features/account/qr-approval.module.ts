import { qrApprovalImplementation } from '../../../application/features/qr-approval/qr-approval'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(qrApprovalImplementation)

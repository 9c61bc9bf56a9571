import { qrApprovalFeature } from '../../../domain/qr-approval/feature'
import { implementFeature } from '../implement-feature'
import { makeQrApprovalEffects } from './qr-approval.effects'

export const qrApprovalImplementation = implementFeature(qrApprovalFeature, ({ ports, secrets }) => ({
  tab: { 'qr-approval/qrApproval': makeQrApprovalEffects({ ports, secrets }) },
}))

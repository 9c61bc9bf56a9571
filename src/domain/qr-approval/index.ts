export { qrApprovalMessages, QrSignInRequest } from './qr-approval.messages'
export { qrApprovalEffects } from './qr-approval.machine'
export { isApproving, qrApprovalViewModel, type QrApprovalViewModel } from './qr-approval.selectors'

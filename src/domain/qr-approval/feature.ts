import { defineFeature, sliceOf } from '../event-log'
import { qrApprovalReducer } from './qr-approval.machine'
import { qrApprovalMessages } from './qr-approval.messages'

/** A member approves the sign-in of another browser by its QR code. */
export const qrApprovalFeature = defineFeature({
  name: 'qr-approval',
  tab: { messages: qrApprovalMessages, slices: () => ({ qrApproval: sliceOf(qrApprovalReducer) }) },
})

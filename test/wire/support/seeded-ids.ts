import { ClientId, ConversationId, Gid, MessageId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'

/** People, groups and messages of the town of seed 1, by the ids that they have there. */
export const ADA = made(Xid, 'a000000001')
export const ADA_UID = made(Uid, '1000000001')
export const BEN = made(Xid, 'b000000002')
export const BEN_UID = made(Uid, '1000000002')
export const MEI = made(Xid, 'm000000003')
export const ZOE = made(Xid, 'z000000010')
/** Ada is an admin there and Ben a member. */
export const SQUARE = made(Gid, '10000001')
/** Ada's own, with Ben and Zoë. */
export const OURS = made(Gid, '470000047')
/** Neither is in it. */
export const GARDEN = made(Gid, '530000053')
/** A private one that neither is in. */
export const FAMILY = made(Gid, '64000064')
export const IN_SQUARE = made(ConversationId, 'sg_10000001')
export const WITH_BEN = made(ConversationId, 'si_a000000001_b000000002')
export const WITH_MEI = made(ConversationId, 'si_a000000001_m000000003')
/** The newest one of the square, said by somebody else. */
export const NEWEST = { messageId: made(MessageId, 'm10000001-340'), seq: 340 }
export const CLIENT_ID = made(ClientId, 'client-id-0001')
/** A resident who speaks in the room of the square. */
export const SPEAKER = made(Xid, 'a000000012')

import { ClientId, ConversationId, Gid, MessageId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'

/** Ids of people, groups and messages in the simulator with seed 1. */
export const ADA = made(Xid, 'a000000001')
export const ADA_UID = made(Uid, '1000000001')
export const BEN = made(Xid, 'b000000002')
export const BEN_UID = made(Uid, '1000000002')
export const MEI = made(Xid, 'm000000003')
export const ZOE = made(Xid, 'z000000010')
/** A group with Ada as an admin and Ben as a member. */
export const SQUARE = made(Gid, '10000001')
/** A group that Ada owns, with Ben and Zoë as members. */
export const OURS = made(Gid, '470000047')
/** A group without Ada and Ben. */
export const GARDEN = made(Gid, '530000053')
/** A private group without Ada and Ben. */
export const FAMILY = made(Gid, '64000064')
export const IN_SQUARE = made(ConversationId, 'sg_10000001')
export const WITH_BEN = made(ConversationId, 'si_a000000001_b000000002')
export const WITH_MEI = made(ConversationId, 'si_a000000001_m000000003')
/** The newest message of the square, not by Ada. */
export const NEWEST = { messageId: made(MessageId, 'm10000001-340'), seq: 340 }
export const CLIENT_ID = made(ClientId, 'client-id-0001')
/** A simulated resident who speaks in the square's room. */
export const SPEAKER = made(Xid, 'a000000012')

import * as t from 'io-ts'
import { AnnouncedVideo, AnnouncementAct } from '../../../domain/announcement'
import { VerificationKind } from '../../../domain/group-admin'
import { GroupFormFields } from './groups/group-form-fields'
import { SpaceFormFields } from './spaces/space-form-fields'
import { Content } from '../../../domain/chat'
import { withDefault } from '../../../domain/kernel/with-default'
import { ChannelId, ClientId, ConversationId, MessageId, Xid } from '../../../domain/kernel/ids'
import { LiveRole, MicMode, RoomEvent } from '../../../domain/space'
import { SwitchKind } from '../../../domain/profile'
import { Instant } from '../../../domain/kernel/instant'

const input = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...props }, type)

/** A number below 10⁹ drawn by chance; a free id is looked for from there. */
const draw = t.number

/**
 * All that ever happens to the world. Time and chance come inside, so the same inputs make the same town; this is what
 * the
 * host stores, and the reason for the codec.
 */
export const CoreServerInput = t.union(
  [
    /** The first input of every log: the residents, their groups and what they have said so far. */
    input('TownFounded', { seed: t.number }),
    input('VisitorCame', { deviceId: t.string, token: t.string, draw }),
    input('CodeAsked', { email: t.string, code: t.string }),
    input('CodeEntered', { email: t.string, code: t.string, token: t.string, draw }),
    /** An address of X was asked for, to sign in (`xid` is `null`) or to bind an X account to that person. */
    input('XAsked', { state: t.string, xid: t.union([Xid, t.null]) }),
    /** At X, somebody authorized with that X account. */
    input('XAuthorized', { state: t.string, handle: t.string, code: t.string }),
    input('XReturned', { state: t.string, code: t.string, token: t.string, draw }),
    input('XBound', { state: t.string, code: t.string, xid: Xid }),
    input('InviteGiven', { xid: Xid, code: t.string }),
    input('QrShown', { code: t.string, device: t.string }),
    /** Whoever shows a code asks what became of it; the token is given out if somebody let them in. */
    input('QrClaimed', { code: t.string, token: t.string }),
    input('QrLookedUp', { code: t.string, xid: Xid }),
    input('QrAnswered', { code: t.string, xid: Xid, approves: t.boolean }),
    /** `address` is `null` for the variant that does not know it. */
    input('WalletTextAsked', { origin: t.string, address: t.union([t.string, t.null]), nonce: t.string }),
    /** The signature of that address under the text with that nonce was found good, outside: no signature is kept. */
    input('WalletProved', { address: t.string, nonce: t.string, token: t.string, draw }),
    input('PartnerTokenMade', { partnerId: t.string, name: t.string, accessToken: t.string }),
    input('PartnerTokenBrought', { accessToken: t.string, token: t.string, draw }),
    input('SignedOut', { token: t.string }),
    input('ChatTokenAsked', { token: t.string, chatToken: t.string }),
    input('MessageSent', {
      xid: Xid,
      conversationId: ConversationId,
      clientId: ClientId,
      content: Content,
      messageId: MessageId,
      /** Where the page that sends it came from: to that it may link. */
      host: withDefault(t.string, ''),
    }),
    /** A resident says something by themselves; what and when was chosen outside, so a replay is exact. */
    input('ResidentSpoke', { xid: Xid, conversationId: ConversationId, content: Content, messageId: MessageId }),
    input('MessageRecalled', { xid: Xid, conversationId: ConversationId, seq: t.number }),
    /** `host` as where a message is sent. */
    input('MessageEdited', { xid: Xid, conversationId: ConversationId, seq: t.number, text: t.string, host: t.string }),
    input('MessageDeleted', { xid: Xid, conversationId: ConversationId, seq: t.number }),
    /** Somebody opens the chat with whoever goes by that uid. */
    input('DirectAsked', { xid: Xid, uid: t.string }),
    input('ChatPinned', { xid: Xid, conversationId: ConversationId, on: t.boolean }),
    input('ChatMuted', { xid: Xid, conversationId: ConversationId, on: t.boolean }),
    /** Up to and including `seq`; `isDeleted`: it is off that person's list besides. */
    input('HistoryCleared', { xid: Xid, conversationId: ConversationId, seq: t.number, isDeleted: t.boolean }),
    input('MessageDeletedForAll', { xid: Xid, gid: t.string, messageId: t.string }),
    input('ReactionSet', { xid: Xid, conversationId: t.string, messageId: t.string, memeId: t.string, on: t.boolean }),
    input('MessagePinned', { xid: Xid, gid: t.string, seq: t.number, on: t.boolean }),
    input('MessageReported', { xid: Xid, gid: t.string, messageId: t.string, reason: t.string }),
    input('MemberRemoved', { xid: Xid, gid: t.string, uid: t.string }),
    /** `id` is for what is announced. */
    input('Announced', {
      xid: Xid,
      gid: t.string,
      id: t.string,
      text: t.string,
      pictures: t.readonlyArray(t.string),
      video: t.union([AnnouncedVideo, t.null]),
      ats: t.readonlyArray(t.string),
    }),
    input('NoticeActed', { xid: Xid, act: AnnouncementAct }),
    /** `messageId` is for the word that somebody joined, `noticeId` for the one that tells them so. */
    input('AccessDecided', {
      xid: Xid,
      conversationId: ConversationId,
      seq: t.number,
      accepts: t.boolean,
      messageId: MessageId,
      noticeId: MessageId,
    }),
    input('GroupJoined', { xid: Xid, gid: t.string, messageId: MessageId }),
    /** Somebody asks to be let into a private group, or into a space of one. */
    input('AccessAsked', { xid: Xid, gid: t.string, isSpace: withDefault(t.boolean, false), messageId: MessageId }),
    input('GroupCreated', { xid: Xid, draw, terms: GroupFormFields }),
    input('GroupEdited', { xid: Xid, gid: t.string, terms: GroupFormFields }),
    /** With a successor the group is handed over first. */
    input('GroupLeft', { xid: Xid, gid: t.string, successor: t.union([t.string, t.null]) }),
    input('GroupDissolved', { xid: Xid, gid: t.string }),
    input('StaffSet', {
      xid: Xid,
      gid: t.string,
      added: t.readonlyArray(t.string),
      removed: t.readonlyArray(t.string),
      messageId: MessageId,
    }),
    /** Of `messageId` the messages that come of it are named. */
    input('UsersInvited', { xid: Xid, gid: t.string, xids: t.readonlyArray(t.string), messageId: MessageId }),
    input('VerificationApplied', {
      xid: Xid,
      gid: t.string,
      verification: VerificationKind,
      projectName: t.string,
      twitterUrl: t.string,
    }),
    input('ProjectApplied', {
      xid: Xid,
      gid: t.string,
      projectName: t.string,
      twitterUrl: t.string,
      currencyName: t.string,
      chainId: t.number,
      address: t.string,
      supply: t.string,
    }),
    input('CurrencyConfigured', {
      xid: Xid,
      gid: t.string,
      giftEnabled: t.boolean,
      bubbleEnabled: t.boolean,
      rewards: t.string,
    }),
    input('ReadUpTo', { xid: Xid, conversationId: ConversationId, seq: t.number }),
    input('FollowSet', { xid: Xid, target: t.string, on: t.boolean }),
    input('BlockSet', { xid: Xid, target: t.string, on: t.boolean }),
    input('ProfileEdited', {
      xid: Xid,
      uid: t.string,
      name: t.string,
      head: t.string,
      banner: t.string,
      bio: t.string,
    }),
    input('SwitchSet', { xid: Xid, kind: SwitchKind, on: t.boolean }),
    input('SpaceCreated', {
      xid: Xid,
      gid: t.string,
      channelId: ChannelId,
      inviteKey: t.string,
      terms: SpaceFormFields,
    }),
    input('SpaceChanged', { xid: Xid, channelId: t.string, terms: SpaceFormFields }),
    input('SpaceStarted', { xid: Xid, channelId: t.string }),
    input('SpaceClosed', { xid: Xid, channelId: t.string }),
    /** Its end has come. */
    input('SpaceTimeUp', { channelId: t.string }),
    input('SpaceRemoved', { xid: Xid, channelId: t.string }),
    input('SpaceReminded', { xid: Xid, channelId: t.string, on: t.boolean }),
    /** By the session with that token: the seat is there as long as it is. */
    input('SpaceJoined', { xid: Xid, channelId: t.string, token: withDefault(t.string, '') }),
    input('SpaceLeft', { xid: Xid, channelId: t.string }),
    input('SpaceKicked', { xid: Xid, channelId: t.string, target: t.string }),
    input('SpaceRoleSet', { xid: Xid, channelId: t.string, target: t.string, role: LiveRole }),
    input('SpaceModeSet', { xid: Xid, channelId: t.string, mode: MicMode }),
    input('SpaceReported', { xid: Xid, channelId: t.string }),
    /**
     * Residents of its group, and people from out of town, take seats until so many are on its stage and so many
     * listen.
     */
    input('RoomFilled', { channelId: t.string, onStage: t.number, listening: t.number }),
    /** Over the socket; whoever it says that it is from, it is from that account. */
    input('RoomEventSaid', { xid: Xid, event: RoomEvent }),
    /** A text for the signature of one withdrawal. */
    input('WithdrawNonceAsked', { xid: Xid, nonce: t.string }),
    /** Whose signature under that nonce it is was found out outside: no signature is kept. */
    input('Withdrawn', {
      xid: Xid,
      currencyId: t.number,
      chainId: t.number,
      address: t.string,
      amount: t.string,
      nonce: t.string,
      signer: t.string,
      id: t.string,
    }),
    input('Staked', { xid: Xid, amount: t.string, level: t.number, id: t.string }),
    input('Unstaked', { xid: Xid, amount: t.string, id: t.string }),
    /** Over a simulated chain; it arrives once it is confirmed. */
    input('DepositSent', { xid: Xid, chainId: t.number, currencyId: t.number, amount: t.string, id: t.string }),
    /** Time has passed for that person's transfers and stakes. */
    input('ChainAdvanced', { xid: Xid }),
    /** A lever: every session of that account is over. */
    input('SessionsExpired', { email: t.string }),
  ],
  'CoreInput',
)
export type CoreServerInput = t.TypeOf<typeof CoreServerInput>

/** What a feature is told: its own fields are known to it alone. */
export interface FeatureServerInput {
  readonly type: `${string}/${string}`
  readonly at: Instant
}

/** All that ever happens to the world, as the host stores it. What features are told each reads by itself. */
export type ServerInput = CoreServerInput | FeatureServerInput
export type ServerInputOf<N extends CoreServerInput['type']> = Extract<CoreServerInput, { type: N }>

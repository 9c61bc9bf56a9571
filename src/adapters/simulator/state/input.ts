import * as t from 'io-ts'
import { AnnouncedVideo, AnnouncementAction } from '../../../domain/announcement'
import { VerificationKind } from '../../../domain/group-admin'
import { GroupFormFields } from './groups/group-form-fields'
import { SpaceFormFields } from './spaces/space-form-fields'
import { Content } from '../../../domain/chat'
import { withDefault } from '../../../domain/kernel/with-default'
import { ChannelId, ClientId, ConversationId, MessageId, Xid } from '../../../domain/kernel/ids'
import { LiveRole, MicMode, RoomEvent } from '../../../domain/space'
import { SwitchKind } from '../../../domain/profile'
import { Instant } from '../../../domain/kernel/instant'
import { rules } from './rules'

const source = withDefault(t.string, '')
const input = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...props }, type)

/** A random integer below 10⁹. The reducer searches for a free id from this number on. */
const draw = t.number

/**
 * Every input of the server state. Inputs contain times and random values, so the same inputs give the same state. The
 * codec encodes inputs for the log that the host stores.
 */
export const CoreServerInput = t.union(
  [
    /** The first input of every log. This input seeds simulated members, groups and their history. */
    input('TownFounded', { seed: t.number }),
    /**
     * The secret from which this state computes invite codes and keys. A state without a secret keeps the codes that it
     * has had before.
     */
    input('SecretChosen', { secret: t.string }),
    input('VisitorCame', { deviceId: t.string, token: t.string, draw, source }),
    /** `source` is the caller's network, or empty if the simulator runs in the caller's page. */
    input('CodeAsked', { email: t.string, code: t.string, source }),
    input('CodeEntered', { email: t.string, code: t.string, token: t.string, draw, source, rules }),
    /** A client requested an X authorization URL, to sign in (`xid` is `null`) or to bind an X account. */
    input('XAsked', { state: t.string, xid: t.union([Xid, t.null]) }),
    /** On the simulated X, a person authorized the sign-in with this account. */
    input('XAuthorized', { state: t.string, handle: t.string, code: t.string }),
    input('XReturned', { state: t.string, code: t.string, token: t.string, draw }),
    input('XBound', { state: t.string, code: t.string, xid: Xid }),
    input('InviteGiven', { xid: Xid, code: t.string }),
    input('QrShown', { code: t.string, device: t.string }),
    /**
     * The browser that shows the QR code polls for the result. After a member approved the code, the poll returns the
     * session token.
     */
    input('QrClaimed', { code: t.string, token: t.string }),
    input('QrLookedUp', { code: t.string, xid: Xid }),
    input('QrAnswered', { code: t.string, xid: Xid, approves: t.boolean }),
    /**
     * A client requests a text for a wallet to sign. `address` is `null` if the client does not know the wallet's
     * address.
     */
    input('WalletTextAsked', { origin: t.string, address: t.union([t.string, t.null]), nonce: t.string, source }),
    /** The wallet signed the text with this nonce. The route verified the signature; the log does not store it. */
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
      /** The hostname of the page that sends the message. The message may link to this hostname. */
      host: withDefault(t.string, ''),
    }),
    /**
     * A simulated member writes a message. The text and the time were chosen outside the reducer, so that a replay of
     * the log gives the same message.
     */
    input('ResidentSpoke', { xid: Xid, conversationId: ConversationId, content: Content, messageId: MessageId }),
    input('MessageRecalled', { xid: Xid, conversationId: ConversationId, seq: t.number }),
    /** `host` is the hostname of the page that sends the edit. The new text may link to this hostname. */
    input('MessageEdited', { xid: Xid, conversationId: ConversationId, seq: t.number, text: t.string, host: t.string }),
    input('MessageDeleted', { xid: Xid, conversationId: ConversationId, seq: t.number }),
    /** Opens the direct chat with the account of this uid. */
    input('DirectAsked', { xid: Xid, uid: t.string }),
    input('ChatPinned', { xid: Xid, conversationId: ConversationId, on: t.boolean }),
    input('ChatMuted', { xid: Xid, conversationId: ConversationId, on: t.boolean }),
    /** Clears all messages up to and including `seq`. `isDeleted` also removes the chat from the member's list. */
    input('HistoryCleared', { xid: Xid, conversationId: ConversationId, seq: t.number, isDeleted: t.boolean }),
    input('MessageDeletedForAll', { xid: Xid, gid: t.string, messageId: t.string }),
    input('ReactionSet', { xid: Xid, conversationId: t.string, messageId: t.string, memeId: t.string, on: t.boolean }),
    input('MessagePinned', { xid: Xid, gid: t.string, seq: t.number, on: t.boolean }),
    input('MessageReported', { xid: Xid, gid: t.string, messageId: t.string, reason: t.string }),
    input('MemberRemoved', { xid: Xid, gid: t.string, uid: t.string }),
    /** `id` is the id of the new announcement. */
    input('Announced', {
      xid: Xid,
      gid: t.string,
      id: t.string,
      text: t.string,
      pictures: t.readonlyArray(t.string),
      video: t.union([AnnouncedVideo, t.null]),
      ats: t.readonlyArray(t.string),
    }),
    input('NoticeActed', { xid: Xid, act: AnnouncementAction }),
    /**
     * `messageId` is the id for the chat message that the new member joined; `noticeId` is the id for the notification
     * to the new member.
     */
    input('AccessDecided', {
      xid: Xid,
      conversationId: ConversationId,
      seq: t.number,
      accepts: t.boolean,
      messageId: MessageId,
      noticeId: MessageId,
    }),
    input('GroupJoined', { xid: Xid, gid: t.string, messageId: MessageId }),
    /** A member requests access to a private group, or to a space of the group. */
    input('AccessAsked', { xid: Xid, gid: t.string, isSpace: withDefault(t.boolean, false), messageId: MessageId }),
    input('GroupCreated', { xid: Xid, draw, terms: GroupFormFields }),
    input('GroupEdited', { xid: Xid, gid: t.string, terms: GroupFormFields }),
    /** A member leaves a group. If `successor` is set, the successor becomes the owner first. */
    input('GroupLeft', { xid: Xid, gid: t.string, successor: t.union([t.string, t.null]) }),
    input('GroupDissolved', { xid: Xid, gid: t.string }),
    input('StaffSet', {
      xid: Xid,
      gid: t.string,
      added: t.readonlyArray(t.string),
      removed: t.readonlyArray(t.string),
      messageId: MessageId,
    }),
    /** The ids of the messages for the invited people derive from `messageId`. */
    input('UsersInvited', { xid: Xid, gid: t.string, xids: t.readonlyArray(t.string), messageId: MessageId }),
    input('VerificationApplied', {
      xid: Xid,
      gid: t.string,
      verification: VerificationKind,
      projectName: t.string,
      twitterUrl: t.string,
      /** Whether the application waits until a super user applies for the same group. */
      waits: withDefault(t.boolean, false),
    }),
    /** A super user accepts or refuses the application of a group. */
    input('VerificationDecided', { xid: Xid, gid: t.string, accepted: t.boolean }),
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
    /** The planned end of the space has passed. */
    input('SpaceTimeUp', { channelId: t.string }),
    input('SpaceRemoved', { xid: Xid, channelId: t.string }),
    input('SpaceReminded', { xid: Xid, channelId: t.string, on: t.boolean }),
    /** `token` is the session that joined. When the session ends, the member leaves the room. */
    input('SpaceJoined', { xid: Xid, channelId: t.string, token: withDefault(t.string, '') }),
    input('SpaceLeft', { xid: Xid, channelId: t.string }),
    input('SpaceKicked', { xid: Xid, channelId: t.string, target: t.string }),
    input('SpaceRoleSet', { xid: Xid, channelId: t.string, target: t.string, role: LiveRole }),
    input('SpaceModeSet', { xid: Xid, channelId: t.string, mode: MicMode }),
    input('SpaceReported', { xid: Xid, channelId: t.string }),
    /**
     * Fills a room for tests: simulated members and crowd take seats until the given numbers of people are on stage and
     * listening.
     */
    input('RoomFilled', { channelId: t.string, onStage: t.number, listening: t.number }),
    /**
     * A room event that a member sent over the socket. `xid` is the account of the connection; the server ignores the
     * sender inside the event.
     */
    input('RoomEventSaid', { xid: Xid, event: RoomEvent }),
    /** A member requests a text to sign for a single withdrawal. */
    input('WithdrawNonceAsked', { xid: Xid, nonce: t.string }),
    /**
     * A member withdraws with a signed text. The route recovered the signer from the signature, which the log does not
     * store.
     */
    input('Withdrawn', {
      xid: Xid,
      currencyId: t.number,
      chainId: t.number,
      address: t.string,
      amount: t.string,
      nonce: t.string,
      signer: t.string,
      id: t.string,
      rules,
    }),
    input('Staked', { xid: Xid, amount: t.string, level: t.number, id: t.string, rules }),
    input('Unstaked', { xid: Xid, amount: t.string, id: t.string, rules }),
    /**
     * A deposit over a simulated chain. The server credits the deposit after the chain has confirmed it often enough.
     */
    input('DepositSent', { xid: Xid, chainId: t.number, currencyId: t.number, amount: t.string, id: t.string }),
    /** Credits or settles this member's transfers and rewards that are due. */
    input('ChainAdvanced', { xid: Xid }),
    /** A test control that ends every session of the account. */
    input('SessionsExpired', { email: t.string }),
  ],
  'CoreInput',
)
export type CoreServerInput = t.TypeOf<typeof CoreServerInput>

/** An input of a feature. Only the feature knows the other fields. */
export interface FeatureServerInput {
  readonly type: `${string}/${string}`
  readonly at: Instant
}

/** Every input of the server state, in the form that the host stores. Each feature decodes its own inputs. */
export type ServerInput = CoreServerInput | FeatureServerInput
export type ServerInputOf<N extends CoreServerInput['type']> = Extract<CoreServerInput, { type: N }>

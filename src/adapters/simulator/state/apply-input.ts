import { accessDecided } from './groups/access-decision'
import { emptyTable } from '../../../domain/kernel/table'
import { codeAsked } from './users/email-codes'
import { chatTokenAsked, codeEntered, sessionsExpired, signedOut, visitorCame } from './users/accounts'
import { messageSent, readUpTo, residentSpoke } from './chat/chat'
import { chatMuted, chatPinned, historyCleared } from './chat/chat-settings'
import { directAsked } from './chat/directs'
import { messageDeleted, messageEdited, messageRecalled } from './chat/message-actions'
import { deletedForAll, memberRemoved, messagePinned, messageReported, reactionSet } from './chat/moderation-actions'
import { featureOfInput, applyToFeatures } from './features'
import type { ServerInput } from './input'
import { isFeatureInput } from './stored-input'
import { announcedIn, noticeActed } from './chat/service-notifications'
import { groupCreated, groupEdited } from './groups/group-creation'
import { inviteGiven } from './users/invites'
import { accessAsked, groupJoined } from './groups/joining'
import { doneResult, type StepResult } from './output'
import { partnerTokenBrought, partnerTokenMade } from './users/partners'
import { blockSet, followSet, profileEdited, switchSet } from './users/profiles'
import { qrAnswered, qrClaimed, qrLookedUp, qrShown } from './users/qr-sign-in'
import {
  currencyConfigured,
  groupDissolved,
  groupLeft,
  projectApplied,
  staffSet,
  usersInvited,
  verificationApplied,
  verificationDecided,
} from './groups/group-admin'
import { emptyAssets } from './ledger/assets'
import { chainAdvanced } from './ledger/advance-chain'
import { depositSent } from './ledger/deposits'
import { emptyLedger } from './ledger/ledger'
import { staked, unstaked } from './ledger/staking'
import { withdrawn, withdrawNonceAsked } from './ledger/withdrawals'
import { seedServerState } from './seed/seed-server-state'
import { membershipEnded } from './spaces/membership-ended'
import { roomsCounted } from './spaces/voices'
import { roomEventSaid } from './spaces/room-events'
import {
  roomFilledForTest,
  spaceJoined,
  spaceKicked,
  spaceLeft,
  spaceModeSet,
  spaceReported,
  spaceRoleSet,
} from './spaces/room-actions'
import {
  spaceChanged,
  spaceClosed,
  spaceCreated,
  spaceReminded,
  spaceRemoved,
  spaceStarted,
  spaceTimeUp,
} from './spaces/space-actions'
import { walletProved, walletTextAsked } from './users/wallet-sign-in'
import type { ServerState } from './server-state'
import { xAsked, xAuthorized, xBound, xReturned } from './users/x-sign-in'

/** The state before the first input. */
export const emptyServerState: ServerState = {
  seed: 0,
  secret: '',
  accounts: emptyTable(),
  byEmail: emptyTable(),
  byDevice: emptyTable(),
  visitorNetworks: emptyTable(),
  byX: emptyTable(),
  xStates: emptyTable(),
  xCodes: emptyTable(),
  invitedBy: emptyTable(),
  qrCodes: emptyTable(),
  tokens: emptyTable(),
  signedInAt: emptyTable(),
  chatTokens: emptyTable(),
  codes: emptyTable(),
  communities: emptyTable(),
  directs: emptyTable(),
  threads: emptyTable(),
  wallets: { accounts: emptyTable(), usableFrom: emptyTable(), texts: emptyTable() },
  partners: { accounts: emptyTable(), tokens: emptyTable() },
  notices: emptyTable(),
  abouts: emptyTable(),
  following: emptyTable(),
  followers: emptyTable(),
  followsMade: 0,
  blocks: emptyTable(),
  spaces: emptyTable(),
  removedSpaces: [],
  ledger: emptyLedger,
  assets: emptyAssets,
  features: emptyTable(),
}

const stepped = (world: ServerState, input: ServerInput): StepResult => {
  if (isFeatureInput(input)) return featureOfInput(input.type)?.step(world, input) ?? doneResult(world)
  switch (input.type) {
    case 'TownFounded':
      return doneResult(seedServerState(input.seed, input.at))
    case 'SecretChosen':
      return doneResult({ ...world, secret: input.secret })
    case 'VisitorCame':
      return visitorCame(world, input)
    case 'CodeAsked':
      return codeAsked(world, input)
    case 'CodeEntered':
      return codeEntered(world, input)
    case 'XAsked':
      return xAsked(world, input)
    case 'XAuthorized':
      return xAuthorized(world, input)
    case 'XReturned':
      return xReturned(world, input)
    case 'XBound':
      return xBound(world, input)
    case 'InviteGiven':
      return inviteGiven(world, input)
    case 'QrShown':
      return qrShown(world, input)
    case 'QrClaimed':
      return qrClaimed(world, input)
    case 'QrLookedUp':
      return qrLookedUp(world, input)
    case 'QrAnswered':
      return qrAnswered(world, input)
    case 'WalletTextAsked':
      return walletTextAsked(world, input)
    case 'WalletProved':
      return walletProved(world, input)
    case 'PartnerTokenMade':
      return partnerTokenMade(world, input)
    case 'PartnerTokenBrought':
      return partnerTokenBrought(world, input)
    case 'SignedOut':
      return signedOut(world, input)
    case 'ChatTokenAsked':
      return chatTokenAsked(world, input)
    case 'MessageSent':
      return messageSent(world, input)
    case 'ResidentSpoke':
      return residentSpoke(world, input)
    case 'MessageRecalled':
      return messageRecalled(world, input)
    case 'MessageEdited':
      return messageEdited(world, input)
    case 'MessageDeleted':
      return messageDeleted(world, input)
    case 'DirectAsked':
      return directAsked(world, input)
    case 'ChatPinned':
      return chatPinned(world, input)
    case 'ChatMuted':
      return chatMuted(world, input)
    case 'HistoryCleared':
      return historyCleared(world, input)
    case 'MessageDeletedForAll':
      return deletedForAll(world, input)
    case 'ReactionSet':
      return reactionSet(world, input)
    case 'MessagePinned':
      return messagePinned(world, input)
    case 'MessageReported':
      return messageReported(world, input)
    case 'MemberRemoved':
      return memberRemoved(world, input)
    case 'Announced':
      return announcedIn(world, input)
    case 'NoticeActed':
      return noticeActed(world, input)
    case 'GroupJoined':
      return groupJoined(world, input)
    case 'AccessAsked':
      return accessAsked(world, input)
    case 'GroupCreated':
      return groupCreated(world, input)
    case 'GroupEdited':
      return groupEdited(world, input)
    case 'GroupLeft':
      return groupLeft(world, input)
    case 'GroupDissolved':
      return groupDissolved(world, input)
    case 'StaffSet':
      return staffSet(world, input)
    case 'UsersInvited':
      return usersInvited(world, input)
    case 'VerificationDecided':
      return verificationDecided(world, input)
    case 'VerificationApplied':
      return verificationApplied(world, input)
    case 'ProjectApplied':
      return projectApplied(world, input)
    case 'CurrencyConfigured':
      return currencyConfigured(world, input)
    case 'AccessDecided':
      return accessDecided(world, input)
    case 'ReadUpTo':
      return readUpTo(world, input)
    case 'FollowSet':
      return followSet(world, input)
    case 'BlockSet':
      return blockSet(world, input)
    case 'ProfileEdited':
      return profileEdited(world, input)
    case 'SwitchSet':
      return switchSet(world, input)
    case 'SpaceCreated':
      return spaceCreated(world, input)
    case 'SpaceChanged':
      return spaceChanged(world, input)
    case 'SpaceStarted':
      return spaceStarted(world, input)
    case 'SpaceClosed':
      return spaceClosed(world, input)
    case 'SpaceTimeUp':
      return spaceTimeUp(world, input)
    case 'SpaceRemoved':
      return spaceRemoved(world, input)
    case 'SpaceReminded':
      return spaceReminded(world, input)
    case 'SpaceJoined':
      return spaceJoined(world, input)
    case 'SpaceLeft':
      return spaceLeft(world, input)
    case 'SpaceKicked':
      return spaceKicked(world, input)
    case 'SpaceRoleSet':
      return spaceRoleSet(world, input)
    case 'SpaceModeSet':
      return spaceModeSet(world, input)
    case 'SpaceReported':
      return spaceReported(world, input)
    case 'RoomFilled':
      return roomFilledForTest(world, input)
    case 'RoomEventSaid':
      return roomEventSaid(world, input)
    case 'WithdrawNonceAsked':
      return withdrawNonceAsked(world, input)
    case 'Withdrawn':
      return withdrawn(world, input)
    case 'Staked':
      return staked(world, input)
    case 'Unstaked':
      return unstaked(world, input)
    case 'DepositSent':
      return depositSent(world, input)
    case 'ChainAdvanced':
      return chainAdvanced(world, input)
    case 'SessionsExpired':
      return sessionsExpired(world, input)
  }
}

/**
 * The simulated providers as a pure function: it uses no clock, random values or I/O. A refused input that changes
 * nothing returns the same state object.
 */
export const applyInput = (world: ServerState, input: ServerInput): StepResult =>
  roomsCounted(world, input, applyToFeatures(input, membershipEnded(input, stepped(world, input))))

export const replayInputs = (inputs: Iterable<ServerInput>): ServerState => {
  let world = emptyServerState
  for (const input of inputs) world = applyInput(world, input).world
  return world
}

import { identityCalls } from '../../../wire/calls/identity-calls'
import { influenceCalls } from '../../../wire/calls/influence-calls'
import { levelCalls } from '../../../wire/calls/level-calls'
import { notificationCalls } from '../../../wire/calls/notification-calls'
import { profileCalls } from '../../../wire/calls/profile-calls'
import { searchCalls } from '../../../wire/calls/search-calls'
import { route, type AccessRow } from '../access-row'

/** Profiles, what is bound to an account, searches, levels, influence and notifications. */
export const rows: readonly AccessRow[] = [
  route(identityCalls.own, 'session', 'read', 1),
  route(identityCalls.other, 'account', 'read', 1),
  route(identityCalls.usersByUids, 'account', 'read', 1),
  route(identityCalls.blocklist, 'account', 'read', 1),
  route(identityCalls.setEmail, 'ownProof', 'errand', 1),
  route(identityCalls.unbindEmail, 'ownProof', 'errand', 1),
  route(identityCalls.setWallet, 'ownProof', 'errand', 1),
  route(identityCalls.unbindX, 'account', 'write', 1),
  route(profileCalls.usersByXids, 'session', 'write', 1),
  route(profileCalls.followingList, 'account', 'read', 2),
  route(profileCalls.followerList, 'account', 'read', 2),
  route(profileCalls.follow, 'account', 'write', 1),
  route(profileCalls.updateProfile, 'account', 'write', 1),
  route(profileCalls.updateSwitch, 'account', 'write', 1),
  route(profileCalls.block, 'account', 'write', 1),
  route(profileCalls.unblock, 'account', 'write', 1),
  route(searchCalls.groups, 'session', 'read', 5),
  route(searchCalls.people, 'session', 'read', 5),
  route(levelCalls.detail, 'account', 'read', 1),
  route(levelCalls.medals, 'account', 'read', 1),
  route(levelCalls.byXids, 'session', 'write', 1),
  route(influenceCalls.rank, 'account', 'read', 1),
  route(influenceCalls.stats, 'account', 'read', 1),
  route(influenceCalls.feeds, 'account', 'read', 1),
  route(influenceCalls.joined, 'account', 'read', 1),
  route(influenceCalls.groups, 'account', 'read', 1),
  route(notificationCalls.list, 'account', 'read', 1),
  route(notificationCalls.access, 'owner', 'read', 1),
  route(notificationCalls.groupAccept, 'owner', 'write', 1),
  route(notificationCalls.groupReject, 'owner', 'write', 1),
  route(notificationCalls.spaceAccept, 'ownProof', 'write', 1),
  route(notificationCalls.spaceReject, 'owner', 'write', 1),
]

import { announcementCalls } from '../../../wire/calls/announcement-calls'
import { groupAdminCalls } from '../../../wire/calls/group-admin-calls'
import { groupListCalls } from '../../../wire/calls/group-calls'
import { groupOverviewCalls } from '../../../wire/calls/group-overview-calls'
import { joinCalls } from '../../../wire/calls/join-calls'
import { route, type AccessRow } from '../access-row'

/** Groups, their members, applications and announcements. */
export const rows: readonly AccessRow[] = [
  route(groupListCalls.mygroups, 'session', 'read', 2),
  route(groupListCalls.newTrending, 'session', 'read', 2),
  route(groupListCalls.info, 'session', 'read', 1),
  route(groupListCalls.share, 'session', 'read', 1),
  route(groupListCalls.groupMembers, 'member', 'read', 2),
  route(groupListCalls.pinGroup, 'member', 'write', 1),
  route(groupListCalls.unpinGroup, 'member', 'write', 1),
  route(groupListCalls.mute, 'member', 'write', 1),
  route(groupListCalls.defaultConfig, 'session', 'read', 1),
  route(groupAdminCalls.setupCheck, 'session', 'read', 1),
  route(groupAdminCalls.create, 'account', 'creation', 1),
  route(groupAdminCalls.update, 'editor', 'write', 1),
  route(groupAdminCalls.inviteUsers, 'member', 'read', 2),
  route(groupAdminCalls.inviteUser, 'member', 'creation', 1, ({ xids }) => xids.length / 20),
  route(groupAdminCalls.setStaff, 'editor', 'write', 1),
  route(groupAdminCalls.leave, 'member', 'write', 1),
  route(groupAdminCalls.dismissGroup, 'owner', 'write', 1),
  route(groupAdminCalls.applyVerification, 'editor', 'write', 1),
  route(groupAdminCalls.applyProject, 'editor', 'write', 1),
  route(groupOverviewCalls.giftRank, 'member', 'read', 1),
  route(groupOverviewCalls.liveList, 'session', 'read', 2),
  route(groupOverviewCalls.inviteLink, 'member', 'read', 1),
  route(groupOverviewCalls.banner, 'member', 'read', 1),
  route(joinCalls.join, 'account', 'write', 1),
  route(joinCalls.applyJoin, 'account', 'creation', 1),
  route(announcementCalls.list, 'member', 'read', 1),
  route(announcementCalls.add, 'editor', 'creation', 1),
  route(announcementCalls.remove, 'editor', 'write', 1),
  route(announcementCalls.report, 'member', 'write', 1),
  route(announcementCalls.read, 'member', 'write', 1),
  route(announcementCalls.meme, 'member', 'write', 1),
  route(announcementCalls.pin, 'editor', 'write', 1),
]

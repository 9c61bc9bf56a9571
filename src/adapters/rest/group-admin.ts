import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GroupAdmin } from '../../application/features/group-admin/ports'
import type { Failure } from '../../domain/kernel/failure'
import type { GroupAction, GroupDraft } from '../../domain/group-admin'
import { groupListCalls } from '../wire/calls/group-calls'
import { cleanName } from '../wire/codecs/clean-name'
import { groupAdminCalls, INVITE_LIMIT } from '../wire/calls/group-admin-calls'
import type { RestClient } from './client/rest-client'
import { removeMember } from './remove-member'

const flag = (on: boolean): number => (on ? 1 : 0)

const payloadOf = (draft: GroupDraft) => ({
  name: cleanName(draft.name, draft.name),
  icon: draft.icon ?? '',
  banner: draft.banner ?? '',
  description: draft.description,
  join_type: flag(draft.joinType === 'private'),
  muted_group: flag(draft.mutesNewcomers),
  locale: draft.locale,
  link: draft.link,
  link_whitelist: draft.linkWhitelist,
  min_image_level: draft.minImageLevel,
  min_speak_level: draft.minSpeakLevel,
  partner_link: draft.partnerLink,
})

/** A group update without changes. The server leaves a group's field unchanged if the update's field is `undefined`. */
const untouched = {
  name: undefined,
  icon: undefined,
  banner: undefined,
  description: undefined,
  join_type: undefined,
  muted_group: undefined,
  locale: undefined,
  link: undefined,
  link_whitelist: undefined,
  min_image_level: undefined,
  min_speak_level: undefined,
  partner_link: undefined,
  gift_enabled: undefined,
  bubble_enabled: undefined,
  rewards: undefined,
}

const partsOf = <A>(items: readonly A[], size: number): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))

const performing = (rest: RestClient, deed: GroupAction): TE.TaskEither<Failure, unknown> => {
  const { gid } = deed
  switch (deed.kind) {
    case 'leave':
      return rest.call(groupAdminCalls.leave, { gid, xid: deed.xid, successor: undefined })
    case 'handOver':
      return rest.call(groupAdminCalls.leave, { gid, xid: deed.xid, successor: deed.successor })
    case 'dissolve':
      return rest.call(groupAdminCalls.dismissGroup, { gid })
    case 'setStaff':
      return rest.call(groupAdminCalls.setStaff, { gid, admins_add: deed.promoted, admins_del: deed.demoted })
    case 'invite':
      return pipe(
        partsOf(deed.xids, INVITE_LIMIT),
        TE.traverseSeqArray((xids) => rest.call(groupAdminCalls.inviteUser, { gid, xids })),
      )
    case 'remove':
      return removeMember(rest, gid, deed.xid)
    case 'verify':
      return rest.call(groupAdminCalls.applyVerification, {
        gid,
        verification_type: deed.verifiedAs === 'official' ? 2 : 1,
        project_name: deed.projectName,
        project_twitter: deed.twitterUrl,
      })
    case 'applyProject':
      return rest.call(groupAdminCalls.applyProject, {
        gid,
        project_name: deed.projectName,
        project_twitter: deed.twitterUrl,
        currency_name: deed.currencyName,
        chain_id: deed.chainId,
        address: deed.address,
        supply: deed.supply,
      })
    case 'configureCurrency':
      return rest.call(groupAdminCalls.update, {
        ...untouched,
        gid,
        gift_enabled: flag(deed.giftEnabled),
        bubble_enabled: flag(deed.bubbleEnabled),
        rewards: deed.rewards,
      })
  }
}

/** Group administration over the API (spec 1 §7). */
export const makeGroupAdmin = (rest: RestClient): GroupAdmin => ({
  mayCreate: () =>
    pipe(
      rest.call(groupAdminCalls.setupCheck, {}),
      TE.map(({ allowed }) => allowed),
    ),
  save: (gid, draft) =>
    gid === null
      ? rest.call(groupAdminCalls.create, payloadOf(draft))
      : rest.call(groupAdminCalls.update, { ...untouched, ...payloadOf(draft), gid }),
  // A link is free when no group uses the link.
  isLinkFree: (link) =>
    pipe(
      rest.call(groupListCalls.info, { gid: undefined, link }),
      TE.map((found) => found === null),
    ),
  invitable: (gid, keyword, page, size) =>
    pipe(
      rest.call(groupAdminCalls.inviteUsers, { gid, keyword, page, limit: size }),
      TE.map((rows) => {
        rest.countDropped(rows.dropped)
        return rows
      }),
    ),
  perform: (deed) =>
    pipe(
      performing(rest, deed),
      TE.map(() => undefined),
    ),
})

import * as E from 'fp-ts/Either'
import type { Member } from '../../../domain/group'
import { MessageId, type Gid, type Xid } from '../../../domain/kernel/ids'
import { asList } from '../../wire/codecs/list'
import { groupAdminCalls } from '../../wire/calls/group-admin-calls'
import { emptyReply, refuseWith, replyFromOutputs } from '../response'
import type { GroupFormFields } from '../state/groups/group-form-fields'
import { setupRefused } from '../state/groups/group-creation'
import type { ServerOutput } from '../state/output'
import { isMember } from '../state/groups/permissions'
import { groupFor, invitableTo } from '../state/group-views'
import type { Community } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const messageIdOf = (id: string): MessageId => {
  if (!MessageId.is(id)) throw new Error('chance makes ids that are none')
  return id
}

/** The fields of a group form. A missing field of an update keeps its value. */
interface Told {
  readonly name: string | undefined
  readonly icon: string | undefined
  readonly banner: string | undefined
  readonly description: string | undefined
  readonly join_type: number | undefined
  readonly muted_group: number | undefined
  readonly locale: string | undefined
  readonly link: string | undefined
  readonly link_whitelist: readonly string[] | undefined
  readonly min_image_level: number | undefined
  readonly min_speak_level: number | undefined
  readonly partner_link: string | undefined
}

const termsOf = (fields: Told, own: Community | undefined): GroupFormFields => ({
  name: fields.name ?? own?.name ?? '',
  icon: fields.icon ?? own?.icon ?? '',
  banner: fields.banner ?? own?.banner ?? '',
  description: fields.description ?? own?.description ?? '',
  isPrivate: fields.join_type === undefined ? own?.joinType === 'private' : fields.join_type === 1,
  mutesNewcomers: fields.muted_group === undefined ? own?.mutesNewcomers === true : fields.muted_group === 1,
  locale: fields.locale ?? own?.locale ?? '',
  link: fields.link ?? own?.link ?? '',
  linkWhitelist: fields.link_whitelist ?? own?.linkWhitelist ?? [],
  minImageLevel: fields.min_image_level ?? own?.minImageLevel ?? 0,
  minSpeakLevel: fields.min_speak_level ?? own?.minSpeakLevel ?? 0,
  partnerLink: fields.partner_link ?? own?.partnerLink ?? '',
})

const routes = (to: RouteBuilder, { host, isShared = false }: RouteDeps): void => {
  const groupNow = (gid: Gid, xid: Xid) => {
    const community = host.world().communities[gid]
    return community === undefined ? null : groupFor(host.world(), community, xid)
  }
  const saved = (outputs: readonly ServerOutput[], xid: Xid) =>
    replyFromOutputs(outputs, (output) => (output.type === 'GroupIs' ? groupNow(output.gid, xid) : null))

  to.authenticated(groupAdminCalls.setupCheck, (_, { account }) =>
    E.right({ allowed: setupRefused(host.world(), account.xid) === null }),
  )
  to.authenticated(groupAdminCalls.create, (fields, { account: { xid } }) =>
    saved(
      host.commit(({ at, draw }) => ({
        type: 'GroupCreated',
        at,
        xid,
        draw: draw(),
        terms: termsOf(fields, undefined),
      })),
      xid,
    ),
  )
  to.authenticated(
    groupAdminCalls.update,
    ({ gid, gift_enabled, bubble_enabled, rewards, ...fields }, { account: { xid } }) => {
      const own = host.world().communities[gid]
      if (rewards === undefined)
        return saved(
          host.commit(({ at }) => ({ type: 'GroupEdited', at, xid, gid, terms: termsOf(fields, own) })),
          xid,
        )
      return saved(
        host.commit(({ at }) => ({
          type: 'CurrencyConfigured',
          at,
          xid,
          gid,
          giftEnabled: gift_enabled === 1,
          bubbleEnabled: bubble_enabled === 1,
          rewards,
        })),
        xid,
      )
    },
  )
  to.authenticated(groupAdminCalls.inviteUsers, ({ gid, keyword, page, limit }, { account: { xid } }) => {
    const community = host.world().communities[gid]
    if (community === undefined || !isMember(community, xid)) return refuseWith('You have not join this group yet!!!')
    const people: readonly Member[] = invitableTo(host.world(), community, keyword, page, limit)
    return E.right(asList(people))
  })
  to.authenticated(groupAdminCalls.inviteUser, ({ gid, xids }, { account: { xid } }) =>
    emptyReply(
      host.commit(({ at, id }) => ({ type: 'UsersInvited', at, xid, gid, xids, messageId: messageIdOf(id()) })),
    ),
  )
  to.authenticated(groupAdminCalls.setStaff, ({ gid, admins_add: added, admins_del: removed }, { account: { xid } }) =>
    emptyReply(
      host.commit(({ at, id }) => ({ type: 'StaffSet', at, xid, gid, added, removed, messageId: messageIdOf(id()) })),
    ),
  )
  to.authenticated(groupAdminCalls.leave, ({ gid, xid: whose, successor }, { account: { xid } }) =>
    whose !== xid
      ? refuseWith('You have no permission to do this')
      : emptyReply(host.commit(({ at }) => ({ type: 'GroupLeft', at, xid, gid, successor: successor ?? null }))),
  )
  to.authenticated(groupAdminCalls.dismissGroup, ({ gid }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'GroupDissolved', at, xid, gid }))),
  )
  to.authenticated(
    groupAdminCalls.applyVerification,
    ({ gid, verification_type, project_name: projectName, project_twitter: twitterUrl }, { account: { xid } }) =>
      emptyReply(
        host.commit(({ at }) => ({
          type: 'VerificationApplied',
          at,
          xid,
          gid,
          verification: verification_type === 2 ? 'official' : 'ambassador',
          projectName,
          twitterUrl,
          waits: isShared,
        })),
      ),
  )
  to.authenticated(groupAdminCalls.applyProject, (fields, { account: { xid } }) =>
    emptyReply(
      host.commit(({ at }) => ({
        type: 'ProjectApplied',
        at,
        xid,
        gid: fields.gid,
        projectName: fields.project_name,
        twitterUrl: fields.project_twitter,
        currencyName: fields.currency_name,
        chainId: fields.chain_id,
        address: fields.address,
        supply: fields.supply,
      })),
    ),
  )
}

export const server: ServerFeature = { routes }

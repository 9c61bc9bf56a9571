import * as E from 'fp-ts/Either'
import type { Member } from '../../../domain/group'
import { MessageId, type Gid, type Xid } from '../../../domain/kernel/ids'
import { allOf } from '../../wire/list'
import { runningCalls } from '../../wire/running-calls'
import { anyReply, refuse, replyFrom } from '../reply'
import type { GroupTerms } from '../world/groups/group-terms'
import { setupRefused } from '../world/groups/groups-made'
import type { WorldOutput } from '../world/output'
import { isMember } from '../world/groups/rights'
import { groupFor, invitableTo } from '../world/views'
import type { Community } from '../world/world'
import type { RouteDeps, ToRoute } from './route'

const messageIdOf = (id: string): MessageId => {
  if (!MessageId.is(id)) throw new Error('chance makes ids that are none')
  return id
}

/** Of the payload, what an update leaves out, is as it was. */
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

const termsOf = (told: Told, own: Community | undefined): GroupTerms => ({
  name: told.name ?? own?.name ?? '', icon: told.icon ?? own?.icon ?? '', banner: told.banner ?? own?.banner ?? '',
  description: told.description ?? own?.description ?? '',
  isPrivate: told.join_type === undefined ? own?.joinType === 'private' : told.join_type === 1,
  mutesNewcomers: told.muted_group === undefined ? own?.mutesNewcomers === true : told.muted_group === 1,
  locale: told.locale ?? own?.locale ?? '', link: told.link ?? own?.link ?? '', linkWhitelist: told.link_whitelist ?? own?.linkWhitelist ?? [],
  minImageLevel: told.min_image_level ?? own?.minImageLevel ?? 0, minSpeakLevel: told.min_speak_level ?? own?.minSpeakLevel ?? 0,
  partnerLink: told.partner_link ?? own?.partnerLink ?? '',
})

export const runningRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const groupNow = (gid: Gid, xid: Xid) => {
    const community = host.world().communities[gid]
    return community === undefined ? null : groupFor(host.world(), community, xid)
  }
  const saved = (outputs: readonly WorldOutput[], xid: Xid) =>
    replyFrom(outputs, (output) => (output.type === 'GroupIs' ? groupNow(output.gid, xid) : null))

  to.known(runningCalls.setupCheck, (_, { account }) => E.right({ allowed: setupRefused(host.world(), account.xid) === null }))
  to.known(runningCalls.create, (told, { account: { xid } }) =>
    saved(host.commit(({ at, draw }) => ({ type: 'GroupCreated', at, xid, draw: draw(), terms: termsOf(told, undefined) })), xid))
  to.known(runningCalls.update, ({ gid, gift_enabled, bubble_enabled, rewards, ...told }, { account: { xid } }) => {
    const own = host.world().communities[gid]
    if (rewards === undefined) return saved(host.commit(({ at }) => ({ type: 'GroupEdited', at, xid, gid, terms: termsOf(told, own) })), xid)
    return saved(host.commit(({ at }) =>
      ({ type: 'CurrencyConfigured', at, xid, gid, giftEnabled: gift_enabled === 1, bubbleEnabled: bubble_enabled === 1, rewards })), xid)
  })
  to.known(runningCalls.inviteUsers, ({ gid, keyword, page, limit }, { account: { xid } }) => {
    const community = host.world().communities[gid]
    if (community === undefined || !isMember(community, xid)) return refuse('You have not join this group yet!!!')
    const people: readonly Member[] = invitableTo(host.world(), community, keyword, page, limit)
    return E.right(allOf(people))
  })
  to.known(runningCalls.inviteUser, ({ gid, xids }, { account: { xid } }) =>
    anyReply(host.commit(({ at, id }) => ({ type: 'UsersInvited', at, xid, gid, xids, messageId: messageIdOf(id()) }))))
  to.known(runningCalls.setStaff, ({ gid, admins_add: added, admins_del: removed }, { account: { xid } }) =>
    anyReply(host.commit(({ at, id }) => ({ type: 'StaffSet', at, xid, gid, added, removed, messageId: messageIdOf(id()) }))))
  to.known(runningCalls.leave, ({ gid, xid: whose, successor }, { account: { xid } }) => (whose !== xid ? refuse('You have no permission to do this')
    : anyReply(host.commit(({ at }) => ({ type: 'GroupLeft', at, xid, gid, successor: successor ?? null })))))
  to.known(runningCalls.dismissGroup, ({ gid }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'GroupDissolved', at, xid, gid }))))
  to.known(runningCalls.applyVerification, ({ gid, verification_type, project_name: projectName, project_twitter: twitterUrl }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({
      type: 'VerificationApplied', at, xid, gid, verification: verification_type === 2 ? 'official' : 'ambassador', projectName, twitterUrl }))))
  to.known(runningCalls.applyProject, (told, { account: { xid } }) => anyReply(host.commit(({ at }) => ({
    type: 'ProjectApplied', at, xid, gid: told.gid, projectName: told.project_name, twitterUrl: told.project_twitter,
    currencyName: told.currency_name, chainId: told.chain_id, address: told.address, supply: told.supply }))))
}

import * as t from 'io-ts'
import { get, MaybeText, post, Whole } from './call'
import { Flag } from './fields'
import { GroupWire } from './group'
import { listAnswer } from './list'
import { MemberWire } from './member'

const nothing = () => t.unknown
const texts = t.readonlyArray(t.string)
const ofGid = t.strict({ gid: t.string })
const SetupWire = t.type({ allowed: Flag }, 'Setup')

/** The group creation payload (spec 1 §3); an empty text is none. `join_type` and `muted_group` are 1 or 0. */
const payload = {
  name: t.string, icon: t.string, banner: t.string, description: t.string, join_type: Whole, muted_group: Whole, locale: t.string,
  link: t.string, link_whitelist: texts, min_image_level: Whole, min_speak_level: Whole, partner_link: t.string,
}
const maybe = <A>(codec: t.Type<A, A, unknown>) => t.union([codec, t.undefined])

/** How the project's currency may be used in the group; `rewards` is an amount as digits. */
const currency = { gift_enabled: maybe(Whole), bubble_enabled: maybe(Whole), rewards: MaybeText }

/** What is left out of an update stays as it is. */
const update = t.strict({
  gid: t.string,
  name: MaybeText, icon: MaybeText, banner: MaybeText, description: MaybeText, join_type: maybe(Whole), muted_group: maybe(Whole), locale: MaybeText,
  link: MaybeText, link_whitelist: maybe(texts), min_image_level: maybe(Whole), min_speak_level: maybe(Whole), partner_link: MaybeText,
  ...currency,
})

/** Making groups and running them (spec 1 §7 Groups; the family's prefix is in decisions.md). */
export const runningCalls = {
  setupCheck: get('/api/groupchat/setup_check', t.strict({}), () => SetupWire),
  create: post('/api/groupchat/create', t.strict(payload), () => GroupWire),
  update: post('/api/groupchat/update', update, () => GroupWire),
  inviteUsers: get('/api/groupchat/invite_users', t.strict({ gid: t.string, keyword: t.string, page: Whole, limit: Whole }), ({ limit }) => listAnswer(MemberWire, limit)),
  inviteUser: post('/api/groupchat/invite_user', t.strict({ gid: t.string, xids: texts }), nothing),
  /** The fields of the lists that the conversation then shows (spec 1 §3, group set admin). */
  setStaff: post('/api/groupchat/set_staff', t.strict({ gid: t.string, admins_add: texts, admins_del: texts }), nothing),
  /** With `successor` the group goes to that member (R1-288). */
  leave: post('/api/groupchat/leave', t.strict({ gid: t.string, xid: t.string, successor: MaybeText }), nothing),
  dismissGroup: post('/api/groupchat/dismiss_group', ofGid, nothing),
  applyVerification: post('/api/groupchat/apply/verification',
    t.strict({ gid: t.string, verification_type: Whole, project_name: t.string, project_twitter: t.string }), nothing),
  /** `supply` is an amount as digits. */
  applyProject: post('/api/groupchat/apply/project', t.strict({
    gid: t.string, project_name: t.string, project_twitter: t.string, currency_name: t.string, chain_id: Whole, address: t.string, supply: t.string,
  }), nothing),
} as const

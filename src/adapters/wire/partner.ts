import * as t from 'io-ts'
import { Highlights, PartnerConfig, PartnerHome, PartnerLink } from '../../domain/partner'
import { get, MaybeText, Whole } from './call'
import { entity, Flag, ImageUrl, PlainId } from './fields'
import { allOf, itemsOf, listAnswer } from './list'
import { PartnerGroupWire, PartnerSpaceWire } from './partner-place'
import { FoundPersonWire } from './search-calls'

/** No more of each are looked at. */
const SPACES = 60
const RECOMMENDED = 60
const GROUPS = 300

const LinkWire = new t.Type<string, string, unknown>('PartnerLink', t.string.is,
  (u, context) => (PartnerLink.is(u) ? t.success(u) : t.failure(u, context)), (a) => a)

const bar = { living: itemsOf(PartnerSpaceWire, SPACES), upcoming: itemsOf(PartnerSpaceWire, SPACES), recommend: itemsOf(PartnerGroupWire, RECOMMENDED) }
const barOf = ({ living, upcoming, recommend }: Highlights) => ({ living: allOf(living), upcoming: allOf(upcoming), recommend: allOf(recommend) })

const HighlightsWire = entity('Highlights', Highlights.is, t.type(bar),
  ({ living, upcoming, recommend }): Highlights => ({ living: living.items, upcoming: upcoming.items, recommend: recommend.items }), barOf)

/** getPartners (spec 3 §7): the groups are under `group`. */
const HomeWire = entity('PartnerHome', PartnerHome.is, t.type({ ...bar, icon: ImageUrl, group: itemsOf(PartnerGroupWire, GROUPS) }),
  ({ living, upcoming, recommend, icon, group }): PartnerHome =>
    ({ living: living.items, upcoming: upcoming.items, recommend: recommend.items, icon, groups: group.items }),
  ({ icon, groups, ...rest }) => ({ ...barOf(rest), icon, group: allOf(groups) }))

/** Partner config, by the very names of spec 1 §3. */
const ConfigWire = entity('PartnerConfig', PartnerConfig.is,
  t.type({ partnerId: PlainId, link: LinkWire, loading: ImageUrl, show_create: Flag, show_bubble: Flag, show_gift: Flag }),
  ({ partnerId, link, loading, show_create, show_bubble, show_gift }): PartnerConfig =>
    ({ partnerId, link, loading, showCreate: show_create, showBubble: show_bubble, showGift: show_gift }),
  ({ partnerId, link, loading, showCreate, showBubble, showGift }) =>
    ({ partnerId, link, loading, show_create: showCreate, show_bubble: showBubble, show_gift: showGift }))

const ofPartner = t.strict({ link: MaybeText })
const found = t.strict({ link: MaybeText, keyword: t.string, page: Whole, size: Whole })

/** The partner service (spec 1 §7, spec 3 §7; paths by decisions.md). Without `link` the partner is that of the header `partner-id`, else the first. */
export const partnerCalls = {
  list: get('/api/groupchat/group_partner/list', ofPartner, () => t.union([HomeWire, t.null])),
  config: get('/api/groupchat/group_partner/config', ofPartner, () => t.union([ConfigWire, t.null])),
  highlights: get('/api/groupchat/group_partner/highlights_bar', ofPartner, () => t.union([HighlightsWire, t.null])),
  searchGroups: get('/api/groupchat/group_partner/search', found, ({ size }) => listAnswer(PartnerGroupWire, size)),
  searchPeople: get('/api/groupchat/people_partner/search', found, ({ size }) => listAnswer(FoundPersonWire, size)),
} as const

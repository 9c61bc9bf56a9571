import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { Highlights, PartnerConfig, PartnerHome, PartnerLink } from '../../../domain/partner'
import { defineGet, OptionalLink, WholeNumber } from '../codecs/http-call'
import { recordCodec, FlagField, ImageUrl, PlainId } from '../codecs/fields'
import { asList, toListPage, listCodec } from '../codecs/list'
import { PartnerGroupWire, PartnerSpaceWire } from '../entities/partner-space'
import { FoundPersonWire } from './search-calls'

/** The most items that the client reads of each list. The client ignores further items. */
const SPACES = 60
const RECOMMENDED = 60
const GROUPS = 300

const LinkWire = new t.Type<string, string, unknown>(
  'PartnerLink',
  t.string.is,
  (u, context) => (PartnerLink.is(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

const bar = {
  living: toListPage(PartnerSpaceWire, SPACES),
  upcoming: toListPage(PartnerSpaceWire, SPACES),
  recommend: toListPage(PartnerGroupWire, RECOMMENDED),
}
const barOf = ({ living, upcoming, recommend }: Highlights) => ({
  living: asList(living),
  upcoming: asList(upcoming),
  recommend: asList(recommend),
})

const HighlightsWire = recordCodec(
  'Highlights',
  Highlights.is,
  t.type(bar),
  ({ living, upcoming, recommend }): Highlights => ({
    living: living.items,
    upcoming: upcoming.items,
    recommend: recommend.items,
  }),
  barOf,
)

/** The response of `getPartners` (spec 3 §7). The partner's groups are in `group`. */
const HomeWire = recordCodec(
  'PartnerHome',
  PartnerHome.is,
  t.type({ ...bar, icon: ImageUrl, group: toListPage(PartnerGroupWire, GROUPS) }),
  ({ living, upcoming, recommend, icon, group }): PartnerHome => ({
    living: living.items,
    upcoming: upcoming.items,
    recommend: recommend.items,
    icon,
    groups: group.items,
  }),
  ({ icon, groups, ...rest }) => ({ ...barOf(rest), icon, group: asList(groups) }),
)

/** A partner's config, with the field names of spec 1 §3. */
const ConfigWire = recordCodec(
  'PartnerConfig',
  PartnerConfig.is,
  t.type({
    partnerId: PlainId,
    link: LinkWire,
    loading: ImageUrl,
    show_create: FlagField,
    show_bubble: FlagField,
    show_gift: FlagField,
  }),
  ({ partnerId, link, loading, show_create, show_bubble, show_gift }): PartnerConfig => ({
    partnerId,
    link,
    loading,
    showCreate: show_create,
    showBubble: show_bubble,
    showGift: show_gift,
  }),
  ({ partnerId, link, loading, showCreate, showBubble, showGift }) => ({
    partnerId,
    link,
    loading,
    show_create: showCreate,
    show_bubble: showBubble,
    show_gift: showGift,
  }),
)

const ofPartner = t.strict({ link: OptionalLink })
const found = t.strict({ link: OptionalLink, keyword: IdText, page: WholeNumber, size: WholeNumber })

/**
 * The calls of the partner service (spec 1 §7, spec 3 §7; the paths are in decisions.md). Without `link` the server
 * uses the partner of the `partner-id` header, or the first partner.
 */
export const partnerCalls = {
  list: defineGet('/api/groupchat/group_partner/list', ofPartner, () => t.union([HomeWire, t.null])),
  config: defineGet('/api/groupchat/group_partner/config', ofPartner, () => t.union([ConfigWire, t.null])),
  highlights: defineGet('/api/groupchat/group_partner/highlights_bar', ofPartner, () =>
    t.union([HighlightsWire, t.null]),
  ),
  searchGroups: defineGet('/api/groupchat/group_partner/search', found, ({ size }) =>
    listCodec(PartnerGroupWire, size),
  ),
  searchPeople: defineGet('/api/groupchat/people_partner/search', found, ({ size }) =>
    listCodec(FoundPersonWire, size),
  ),
} as const

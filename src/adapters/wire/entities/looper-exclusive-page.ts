import * as t from 'io-ts'
import { ExclusivePage, Partner, PartnerCommunity, SourceKind } from '../../../domain/looper'
import { Gid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, FlagField, ImageUrl, enumByNumber, PlainId, RawName } from '../codecs/fields'
import { LabelNumber, ShortText } from './looper-records'

const Source = enumByNumber<SourceKind>(
  'source',
  { other: 0, api: 1, official: 2, exclusive: 3, operational: 4 },
  SourceKind.is,
  'other',
)

/** A partner. The specs print only the id; the name is this product's own field. */
export const PartnerWire = recordCodec(
  'LooperPartner',
  Partner.is,
  t.type({ partner_id: PlainId, partner_name: RawName }),
  (p): Partner => ({ partnerId: p.partner_id, name: cleanName(p.partner_name, p.partner_id) }),
  (p) => ({ partner_id: p.partnerId, partner_name: p.name }),
)

/** A project's exclusive page (spec 3 §3 Exclusive page). */
export const ExclusivePageWire = recordCodec(
  'ExclusivePage',
  ExclusivePage.is,
  t.type({
    id: PlainId,
    icon: ImageUrl,
    loading: ImageUrl,
    link_key: ShortText,
    user_name_prefix: ShortText,
    show_gift: FlagField,
    show_bubble: FlagField,
    show_partner_coin: CountField,
    create_group_type: CountField,
  }),
  (p): ExclusivePage => ({
    pageId: p.id,
    icon: p.icon,
    loading: p.loading,
    linkKey: p.link_key,
    prefix: p.user_name_prefix,
    showsGifts: p.show_gift,
    showsBubbles: p.show_bubble,
    partnerCoin: p.show_partner_coin,
    createGroupType: p.create_group_type,
  }),
  (p) => ({
    id: p.pageId,
    icon: p.icon,
    loading: p.loading,
    link_key: p.linkKey,
    user_name_prefix: p.prefix,
    show_gift: p.showsGifts,
    show_bubble: p.showsBubbles,
    show_partner_coin: p.partnerCoin,
    create_group_type: p.createGroupType,
  }),
)

/** A community on a partner's page (spec 3 §3 Partner community). */
export const PartnerCommunityWire = recordCodec(
  'PartnerCommunity',
  PartnerCommunity.is,
  t.type({
    id: PlainId,
    gid: Gid,
    group_name: RawName,
    group_avatar: ImageUrl,
    group_link: ShortText,
    verify_type: LabelNumber,
    weight: CountField,
    source: Source,
  }),
  (c): PartnerCommunity => ({
    importId: c.id,
    gid: c.gid,
    name: cleanName(c.group_name, c.gid),
    avatar: c.group_avatar,
    link: c.group_link,
    label: c.verify_type,
    order: c.weight,
    source: c.source,
  }),
  (c) => ({
    id: c.importId,
    gid: c.gid,
    group_name: c.name,
    group_avatar: c.avatar,
    group_link: c.link,
    verify_type: c.label,
    weight: c.order,
    source: c.source,
  }),
)

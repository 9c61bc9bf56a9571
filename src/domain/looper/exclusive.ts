import * as t from 'io-ts'
import { lookupsOf, type GroupLookup } from '../group'
import { Gid } from '../kernel/ids'
import { canonicalHost } from '../kernel/links'
import { Label } from './community'
import { orNull } from '../kernel/or-null'

export const Partner = t.strict({ partnerId: t.string, name: t.string }, 'LooperPartner')
export type Partner = t.TypeOf<typeof Partner>

/** A project's exclusive page (spec 3 §3). Fields that no screen edits are saved as loaded (decisions.md). */
export const ExclusivePage = t.strict(
  {
    pageId: t.string,
    icon: orNull(t.string),
    loading: orNull(t.string),
    linkKey: t.string,
    prefix: t.string,
    showsGifts: t.boolean,
    showsBubbles: t.boolean,
    partnerCoin: t.number,
    createGroupType: t.number,
  },
  'ExclusivePage',
)
export type ExclusivePage = t.TypeOf<typeof ExclusivePage>

/** The source of a community (spec 3 §3): other 0, API 1, official 2, exclusive 3, operational 4. */
export const SourceKind = t.keyof(
  { other: null, api: null, official: null, exclusive: null, operational: null },
  'SourceKind',
)
export type SourceKind = t.TypeOf<typeof SourceKind>

/** A community on the exclusive page (spec 3 §3 Partner community). `order` is its weight. */
export const PartnerCommunity = t.strict(
  {
    importId: t.string,
    gid: Gid,
    name: t.string,
    avatar: orNull(t.string),
    link: t.string,
    label: Label,
    order: t.number,
    source: SourceKind,
  },
  'PartnerCommunity',
)
export type PartnerCommunity = t.TypeOf<typeof PartnerCommunity>

/** Accepted addresses: scheme, host and path, without user info (BI-377) and without `..` in the path (BI-376). */
const ADDRESS = /^https?:\/\/([A-Za-z0-9.-]+(?::\d{1,5})?)\/(?:group|g)\/([A-Za-z0-9_]{1,64})\/?(?:[?#].*)?$/i

export interface ImportTarget {
  readonly word: string
  readonly by: readonly GroupLookup[]
}

/** The target of a typed address, on one of `hosts` (with ports); else `null` (spec 3 §5). Ignores query and hash. */
export const importTargetOf = (typed: string, hosts: readonly string[]): ImportTarget | null => {
  const text = typed.trim()
  const [, host = '', word = ''] = text.length > 2_048 ? [] : (ADDRESS.exec(text) ?? [])
  if (hosts.every((one) => canonicalHost(one) !== canonicalHost(host))) return null
  const by = lookupsOf(word)
  return by.length === 0 ? null : { word, by }
}

const ORDER = /^[1-9]\d{0,8}$/
/** The order in a typed text; `null` if the text is not a whole number above 0 in digits (spec 3 §5). */
export const orderOf = (typed: string): number | null => (ORDER.test(typed.trim()) ? Number(typed.trim()) : null)
export const FIRST_ORDER = 1

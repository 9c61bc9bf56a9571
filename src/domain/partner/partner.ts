import * as t from 'io-ts'
import { Group } from '../group'
import { query } from '../query'
import { Space } from '../space'
import { orNull } from '../kernel/or-null'

/**
 * The key of a partner's pages. Without a key: the partner that invited the member, else the product's first partner.
 */
export const PartnerLink = t.refinement(t.string, (word) => /^[A-Za-z0-9_-]{1,64}$/.test(word), 'PartnerLink')
const ofPartner = t.strict({ link: orNull(t.string) })

/** The features that a partner enables (spec 1 §3 Partner config). `loading`: the picture of the loading screen. */
export const PartnerConfig = t.strict(
  {
    partnerId: t.string,
    link: t.string,
    loading: orNull(t.string),
    showCreate: t.boolean,
    showBubble: t.boolean,
    showGift: t.boolean,
  },
  'PartnerConfig',
)
export type PartnerConfig = t.TypeOf<typeof PartnerConfig>

const highlights = {
  living: t.readonlyArray(Space),
  upcoming: t.readonlyArray(Space),
  recommend: t.readonlyArray(Group),
}
export const Highlights = t.strict(highlights, 'Highlights')
export type Highlights = t.TypeOf<typeof Highlights>

/** The home page of a partner (spec 3 §3 Partner data). */
export const PartnerHome = t.strict(
  { ...highlights, icon: orNull(t.string), groups: t.readonlyArray(Group) },
  'PartnerHome',
)
export type PartnerHome = t.TypeOf<typeof PartnerHome>

/** Queries with at most one item. `found` is `null` for an unknown partner. */
const value = <C extends t.Mixed>(name: string, codec: C) => t.strict({ found: orNull(codec) }, name)

export const homeQuery = query('partner/home', {
  input: ofPartner,
  item: value('HomeOfPartner', PartnerHome),
  idOf: () => 'home',
})
export const configQuery = query('partner/config', {
  input: ofPartner,
  item: value('ConfigOfPartner', PartnerConfig),
  idOf: () => 'config',
})
/** Query names as in spec 3 §7. */
export const highlightsQuery = query('partner/highlightsBar', {
  input: ofPartner,
  item: value('HighlightsOfPartner', Highlights),
  idOf: () => 'bar',
})
export const mayCreateQuery = query('partner/mayCreate', {
  input: t.strict({}),
  item: t.strict({ found: t.boolean }, 'MayCreate'),
  idOf: () => 'mayCreate',
})

/** The features that the member sees. Without a partner, all features are visible. */
export interface PartnerShows {
  readonly create: boolean
  readonly bubble: boolean
  readonly gift: boolean
}

export const SHOWS_ALL: PartnerShows = { create: true, bubble: true, gift: true }
/** Used until the config is loaded, so that no feature appears and then disappears. */
export const SHOWS_NOTHING: PartnerShows = { create: false, bubble: false, gift: false }

/** The visible features. None is visible until the config is loaded (R1-235). */
export const showsOf = (config: PartnerConfig | null): PartnerShows =>
  config === null ? SHOWS_NOTHING : { create: config.showCreate, bubble: config.showBubble, gift: config.showGift }

/** The most hosts and speakers on a card of the home page (spec 3 §9). */
const FACES = 6
export const facesOnHome = ({
  hosts,
  speakers,
}: Pick<Space, 'hosts' | 'speakers'>): readonly Pick<Space['hosts'][number], 'xid' | 'name' | 'avatar'>[] =>
  [...hosts, ...speakers.filter(({ xid }) => !hosts.some((host) => host.xid === xid))].slice(0, FACES)

/** The picture of a card; `null` if the card shows a colour derived from the owner. */
export const coverOf = ({ banner, icon }: Pick<Group, 'banner' | 'icon'>): string | null => banner ?? icon

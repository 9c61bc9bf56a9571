import * as t from 'io-ts'
import { Group } from '../group'
import { query } from '../query'
import { Space } from '../space'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/**
 * By what a partner's pages go; without one, those of the partner through whom one is in, else of the first that the
 * product has.
 */
export const PartnerLink = t.refinement(t.string, (word) => /^[A-Za-z0-9_-]{1,64}$/.test(word), 'PartnerLink')
const ofPartner = t.strict({ link: orNull(t.string) })

/**
 * What of the product a partner has chosen for their people (spec 1 §3 Partner config). `loading` is the picture that
 * is shown meanwhile.
 */
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

/** What the bar at the head of a partner's home shows. */
const highlights = {
  living: t.readonlyArray(Space),
  upcoming: t.readonlyArray(Space),
  recommend: t.readonlyArray(Group),
}
export const Highlights = t.strict(highlights, 'Highlights')
export type Highlights = t.TypeOf<typeof Highlights>

/** All of a partner's home (spec 3 §3 Partner data). */
export const PartnerHome = t.strict(
  { ...highlights, icon: orNull(t.string), groups: t.readonlyArray(Group) },
  'PartnerHome',
)
export type PartnerHome = t.TypeOf<typeof PartnerHome>

/** One value each; `null` where there is no such partner. */
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
/** Under the name that spec 3 §7 gives it. */
export const highlightsQuery = query('partner/get_highlights_bar', {
  input: ofPartner,
  item: value('HighlightsOfPartner', Highlights),
  idOf: () => 'bar',
})
/** Whether this account may make a group at all. */
export const mayCreateQuery = query('partner/may_create', {
  input: t.strict({}),
  item: t.strict({ found: t.boolean }, 'MayCreate'),
  idOf: () => 'mayCreate',
})

/** What a partner lets their people see; all of it where nobody came through a partner. */
export interface PartnerShows {
  readonly create: boolean
  readonly bubble: boolean
  readonly gift: boolean
}

export const SHOWS_ALL: PartnerShows = { create: true, bubble: true, gift: true }
/** Nothing is shown that may have to go again. */
export const SHOWS_NOTHING: PartnerShows = { create: false, bubble: false, gift: false }

/** What is shown to whoever came through a partner; until that is known, nothing (R1-235). */
export const showsOf = (config: PartnerConfig | null): PartnerShows =>
  config === null ? SHOWS_NOTHING : { create: config.showCreate, bubble: config.showBubble, gift: config.showGift }

/** spec 3 §9: so many hosts and speakers are on a card of the home. */
const FACES = 6
/** The hosts of a space, then its speakers. */
export const facesOnHome = ({
  hosts,
  speakers,
}: Pick<Space, 'hosts' | 'speakers'>): readonly Pick<Space['hosts'][number], 'xid' | 'name' | 'avatar'>[] =>
  [...hosts, ...speakers.filter(({ xid }) => !hosts.some((host) => host.xid === xid))].slice(0, FACES)

/** By owner: a recommended group that shows no picture shows a colour of its owner. */
export const coverOf = ({ banner, icon }: Pick<Group, 'banner' | 'icon'>): string | null => banner ?? icon

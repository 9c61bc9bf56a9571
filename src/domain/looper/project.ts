import * as t from 'io-ts'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** spec 3 §3: 0 suspended, 1 active, 2 inactive. */
export const ApiStatus = t.keyof({ suspended: null, active: null, inactive: null }, 'ApiStatus')
export type ApiStatus = t.TypeOf<typeof ApiStatus>

/**
 * A project as the selector and the dashboard show it (spec 3 §3). `averageActivity` is a share of its members, from 0
 * to 100.
 */
export const Project = t.strict(
  {
    projectId: t.string,
    name: t.string,
    avatar: orNull(t.string),
    xUrl: orNull(t.string),
    about: t.string,
    tags: t.readonlyArray(t.string),
    keywords: t.readonlyArray(t.string),
    website: orNull(t.string),
    apiStatus: ApiStatus,
    blueVerified: t.number,
    goldVerified: t.number,
    communities: t.number,
    members: t.number,
    averageActivity: t.number,
    /** Where its exclusive page is reached: the last part of its address; `null` where it has none. */
    pageLink: orNull(t.string),
  },
  'Project',
)
export type Project = t.TypeOf<typeof Project>

/**
 * What may be edited of a project (spec 3 §3). The addresses are shown as they were written: nobody is led to what is
 * no web address.
 */
export const ProjectInfo = t.strict(
  {
    projectId: t.string,
    name: t.string,
    avatar: orNull(t.string),
    about: t.string,
    tags: t.readonlyArray(t.string),
    keywords: t.readonlyArray(t.string),
    xAddress: t.string,
    website: t.string,
    email: t.string,
    partnerId: orNull(t.string),
    apiStatus: ApiStatus,
  },
  'ProjectInfo',
)
export type ProjectInfo = t.TypeOf<typeof ProjectInfo>

/** At a comma or a semicolon, full-width ones too (spec 3 §5); what is empty between them is dropped (BI-384). */
export const splitTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\uff0c\uff1b]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]

/** How they stand in a field. */
export const joinTags = (tags: readonly string[]): string => tags.join('; ')

/** From so many projects on the dialog has its advanced layout (spec 3 §9: more than 10). */
export const ADVANCED_FROM = 11
/** How many are asked for at most (spec 3 §2). */
export const PROJECTS_AT_MOST = 100

/** The tabs of the configuration page by their numbers: 0 to 3 (spec 3 §3). */
export const CONFIG_TABS = ['ProjectInfo', 'WeightConfiguration', 'CommManagement', 'Admins'] as const

/** What counts how much, in percent (spec 3 §9). */
export const WEIGHTS = { x: 70, community: 20, space: 10 } as const
/** How much a community counts by its label, as digits (spec 3 §9). */
export const COEFFICIENTS = { gold: '2.0', blue: '1.5', none: '0' } as const

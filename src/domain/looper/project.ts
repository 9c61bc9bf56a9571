import * as t from 'io-ts'
import { orNull } from '../kernel/or-null'

/** The status of a project's API (spec 3 §3): 0 suspended, 1 active, 2 inactive. */
export const ApiStatus = t.keyof({ suspended: null, active: null, inactive: null }, 'ApiStatus')
export type ApiStatus = t.TypeOf<typeof ApiStatus>

/** A project in the selector and on the dashboard (spec 3 §3). `averageActivity`: percent of its members, 0 to 100. */
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
    /** The last path segment of the project's exclusive page; `null` if the project has no page. */
    pageLink: orNull(t.string),
  },
  'Project',
)
export type Project = t.TypeOf<typeof Project>

/** The editable fields of a project (spec 3 §3). The screen links only web addresses; others are plain text. */
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

/** Splits a text at commas and semicolons, full-width included (spec 3 §5). Drops empty parts (BI-384). */
export const splitTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;\uff0c\uff1b]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

export const joinTags = (tags: readonly string[]): string => tags.join('; ')

/** From this many projects on, the dialog has its advanced layout (spec 3 §9: more than 10). */
export const ADVANCED_FROM = 11
/** The most projects per request (spec 3 §2). */
export const PROJECTS_AT_MOST = 100

/** The tabs of the configuration page, numbered 0 to 3 (spec 3 §3). */
export const CONFIG_TABS = ['ProjectInfo', 'WeightConfiguration', 'CommManagement', 'Admins'] as const

/** The weights of the sources in percent (spec 3 §9). */
export const WEIGHTS = { x: 70, community: 20, space: 10 } as const
/** The weight of a community by its label, as digits (spec 3 §9). */
export const COEFFICIENTS = { gold: '2.0', blue: '1.5', none: '0' } as const

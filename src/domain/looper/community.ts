import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** A project's label for a community (spec 3 §3): `none` 0 (regular), `blue` 1 (ambassador), `gold` 2 (official). */
export const Label = t.keyof({ none: null, blue: null, gold: null }, 'Label')
export type Label = t.TypeOf<typeof Label>
export const LABELS = ['gold', 'blue', 'none'] as const

/** A community of a project (spec 3 §3 Project community). `growth` is signed text from the server. */
export const ProjectCommunity = t.strict(
  {
    gid: Gid,
    name: t.string,
    avatar: orNull(t.string),
    label: Label,
    blocked: t.boolean,
    members: t.number,
    activity: t.number,
    growth: t.string,
    approvedAt: orNull(Instant),
  },
  'ProjectCommunity',
)
export type ProjectCommunity = t.TypeOf<typeof ProjectCommunity>

/** The direction of a growth text: "+" means up (spec 3 §2), "-" means down (decisions.md). */
export const directionOf = (growth: string): 'up' | 'down' | 'flat' =>
  growth.includes('+') ? 'up' : /[-\u2212]/.test(growth) ? 'down' : 'flat'

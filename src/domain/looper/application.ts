import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { Label } from './community'

/** A group's application for a verification, which waits for a super user. `label` is what the group applies for. */
export const Application = t.strict(
  {
    gid: Gid,
    name: t.string,
    avatar: orNull(t.string),
    label: Label,
    projectName: t.string,
    xUrl: orNull(t.string),
    appliedAt: orNull(Instant),
  },
  'Application',
)
export type Application = t.TypeOf<typeof Application>

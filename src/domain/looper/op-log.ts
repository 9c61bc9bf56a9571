import * as t from 'io-ts'
import { Instant } from '../kernel/instant'

/** Kinds of changes to a project. The specs print no list (spec 3 §7 op_logs); this list is our own. */
export const OpKind = t.keyof(
  {
    projectEdited: null,
    labelChanged: null,
    blocked: null,
    unblocked: null,
    adminAdded: null,
    adminChanged: null,
    adminRemoved: null,
    partnerAdded: null,
    pageEdited: null,
    communityImported: null,
    communityOrdered: null,
    communityRemoved: null,
    other: null,
  },
  'OpKind',
)
export type OpKind = t.TypeOf<typeof OpKind>

/** A line of the history. `change`: the new value of the changed field. */
export const OpLog = t.strict(
  {
    logId: t.string,
    kind: OpKind,
    who: t.string,
    whom: t.string,
    change: t.string,
    at: t.union([Instant, t.null]),
  },
  'OpLog',
)
export type OpLog = t.TypeOf<typeof OpLog>
